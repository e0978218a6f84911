-- A large board is paid in several transactions: `closed_at` says that its table is final, `paid_at` that everybody has their prize.
alter table campaigns_boards.boards add column paid_at timestamptz;
update campaigns_boards.boards set paid_at = closed_at where closed_at is not null;
alter table campaigns_boards.boards add check (paid_at is null or closed_at is not null);
