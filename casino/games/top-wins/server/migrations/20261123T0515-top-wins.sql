-- The best win of a player in a game and month (UTC), by the multiple of its own stake.
create table games_top_wins.wins (
  month date not null,
  player_id bigint not null,
  slug text not null,
  seed_id bigint not null,
  nonce integer not null,
  -- Hundredths of the stake, cut: never more than was won.
  hundredths bigint not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (month, player_id, slug)
);
create index wins_by_multiple on games_top_wins.wins (hundredths desc, at desc);
create index wins_of_game on games_top_wins.wins (slug, hundredths desc, at desc);
create index wins_by_age on games_top_wins.wins (at);
create index wins_of_round on games_top_wins.wins (seed_id, nonce);
