-- Who likes which video of a game. The videos themselves are code (recordings.gen.ts).
create table games_videos.likes (
  video_id integer not null,
  player_id bigint not null,
  at timestamptz not null,
  primary key (video_id, player_id)
);
create index likes_of_player on games_videos.likes (player_id);
