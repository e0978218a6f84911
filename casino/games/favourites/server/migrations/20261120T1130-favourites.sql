-- What players like, what they played last, and what is played most.

-- A like that was taken back stays as a row: toggling is then one atomic flip of one row, whoever else toggles.
create table games_favourites.likes (
  player_id bigint not null,
  game_id integer not null,
  is_favourite boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, game_id)
);

create table games_favourites.starts (
  player_id bigint not null,
  game_id integer not null,
  last_at timestamptz not null,
  primary key (player_id, game_id)
);

-- How many different players started a game on a day (UTC).
create table games_favourites.players_by_day (
  day date not null,
  game_id integer not null,
  players bigint not null,
  primary key (day, game_id)
);
