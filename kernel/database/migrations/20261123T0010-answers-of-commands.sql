-- Every command takes a key. Answers are sealed, for some of them open an account; each has an end of its own; and a key is held on by
-- the process that runs its command. Answers of before are dropped: a repetition that late finds its money in the ledger by its key.
delete from kernel.idempotent_answers;
drop index kernel.idempotent_answers_by_age;
alter table kernel.idempotent_answers
  drop column answer,
  add column sealed bytea,
  add column key_id text,
  add column held_until timestamptz not null,
  add column kept_until timestamptz not null;
create index idempotent_answers_by_end on kernel.idempotent_answers (kept_until);
