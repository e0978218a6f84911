-- The Idempotency-Key of the command that took it: its repetition says what it paid, and takes nothing more.
alter table bonuses_cashback.cashbacks add column paid_key text;
