-- What players did lately, for the feed: a game that was opened. Kept for days.
create table games_players_activity.actions (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  slug text not null,
  at timestamptz not null
);
create index actions_of_player on games_players_activity.actions (player_id, slug, at desc);
create index actions_by_age on games_players_activity.actions (at);
