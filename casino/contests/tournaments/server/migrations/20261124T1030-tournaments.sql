-- Who wants to hear no more that a tournament begins.
create table contests_tournaments.muted (
  player_id bigint primary key check (player_id > 0),
  at timestamptz not null
);
