-- Rounds that studios outside dealt, moved by the fact of each as the house's own are. There is no seed of them to tell them again from.
create table games_play.studio_rounds (
  number bigint primary key,
  owner_id bigint not null,
  slug text not null,
  currency text not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  command jsonb not null,
  at timestamptz not null
);
create index studio_rounds_of_owner on games_play.studio_rounds (owner_id, at desc, number desc);
create trigger studio_rounds_append_only before update or delete on games_play.studio_rounds
  for each row execute function kernel.forbid_change();
