-- The last win of jackpot sevens whose window a player has seen.
create table contests_jackpots.shown_wins (
  player_id bigint primary key check (player_id > 0),
  fall_id bigint not null
);
