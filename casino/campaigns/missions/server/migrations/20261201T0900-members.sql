-- Who takes part in a track by their own word, and since when: what they did before does not count.
create table campaigns_missions.members (
  track_id bigint not null references campaigns_missions.tracks,
  player_id bigint not null,
  joined_at timestamptz not null,
  primary key (track_id, player_id)
);
create index members_of_player on campaigns_missions.members (player_id);
