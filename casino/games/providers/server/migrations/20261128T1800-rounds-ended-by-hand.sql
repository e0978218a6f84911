-- A round that its studio cannot end here (it claims more than its game announced) is ended by hand, by two people: who asked first, for
-- what and why. It stays, as what it led to does.
create table games_providers.ending_proposals (
  id bigint generated always as identity primary key,
  round_id bigint not null references games_providers.rounds,
  -- What the round is to have brought in all; null where its stakes are to go back.
  won_minor bigint check (won_minor >= 0),
  actor text not null check (actor <> ''),
  reason text not null check (reason <> ''),
  at timestamptz not null
);
create index ending_proposals_of_round on games_providers.ending_proposals (round_id);
create trigger ending_proposals_append_only before update or delete on games_providers.ending_proposals
  for each row execute function kernel.forbid_change();
