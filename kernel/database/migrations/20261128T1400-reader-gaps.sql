-- Parts of the log that a build passed for a reader without knowing one of its kinds of facts: an older one that runs beside a newer one, or that
-- came back. A build that knows the kind reads them (facts after the first position, up to the second).
create table kernel.reader_gaps (
  reader text not null,
  kind text not null,
  from_tx kernel.transaction_number not null,
  from_position bigint not null,
  until_tx kernel.transaction_number not null,
  until_position bigint not null,
  primary key (reader, kind, from_tx, from_position)
);
