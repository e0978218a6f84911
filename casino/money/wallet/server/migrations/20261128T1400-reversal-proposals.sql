-- A transaction is reversed by hand by two people: who asked first and why. It stays, as what it led to does.
create table money_wallet.reversal_proposals (
  transaction_id bigint primary key,
  actor text not null check (actor <> ''),
  reason text not null check (reason <> ''),
  at timestamptz not null
);
create trigger reversal_proposals_append_only before update or delete on money_wallet.reversal_proposals
  for each row execute function kernel.forbid_change();
create trigger reversal_proposals_never_emptied before truncate on money_wallet.reversal_proposals
  for each statement execute function money_wallet.refuse_removal();
