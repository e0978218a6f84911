-- How many steps a player has taken, and the beginning of the day on which the last one was.
create table bonuses_daily_bonus.players (
  player_id bigint primary key check (player_id > 0),
  count integer not null default 0 check (count >= 0),
  last_from timestamptz
);
