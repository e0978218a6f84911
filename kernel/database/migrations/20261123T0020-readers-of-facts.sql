-- From which transaction on a reader takes each kind of fact: a reaction that is added to a house of years says whether it begins with
-- the log or here. What came before is read apart, until has_history is false.
create table kernel.reader_kinds (
  reader text not null,
  kind text not null,
  since_tx kernel.transaction_number not null,
  has_history boolean not null,
  primary key (reader, kind)
);
