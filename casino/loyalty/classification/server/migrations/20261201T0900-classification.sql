-- How many points of the status of each player were counted. The ledger has the same points; this total is what levels and medals were given by.
create table loyalty_classification.standings (
  player_id bigint primary key,
  total_cp bigint not null check (total_cp > 0)
);

-- Levels that a player reached: each brings its medals and is told once, whatever a later document says of its points.
create table loyalty_classification.reached (
  player_id bigint not null,
  level text not null,
  at timestamptz not null,
  primary key (player_id, level)
);
