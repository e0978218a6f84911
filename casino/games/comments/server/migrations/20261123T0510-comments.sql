-- What players say of games: one comment of a player for each game.
create table games_comments.comments (
  id integer generated always as identity primary key,
  game_id integer not null,
  player_id bigint not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 600),
  posted_at timestamptz not null,
  -- `held` waits for a person after several reports; `hidden` was taken out by one.
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden')),
  hidden_because text,
  -- A person looked and let it stand: reports that came before hold it no more.
  cleared_at timestamptz,
  unique (player_id, game_id)
);
create index comments_of_game on games_comments.comments (game_id, id desc);

create table games_comments.likes (
  comment_id integer not null references games_comments.comments on delete cascade,
  player_id bigint not null,
  at timestamptz not null,
  primary key (comment_id, player_id)
);
create index likes_of_player on games_comments.likes (player_id);

create table games_comments.reports (
  comment_id integer not null references games_comments.comments on delete cascade,
  player_id bigint not null,
  reason text not null check (reason in ('abuse', 'spam', 'personal', 'other')),
  at timestamptz not null,
  primary key (comment_id, player_id)
);
create index reports_of_player on games_comments.reports (player_id);

-- Who played which game for money: they may say what they think of it.
create table games_comments.played (
  player_id bigint not null,
  game_id integer not null,
  first_at timestamptz not null,
  primary key (player_id, game_id)
);
