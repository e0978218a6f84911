-- Who does not want to be seen. Without a row a player is seen by their handle, and by nothing that is private.

create table players_public_profile.hidden (
  player_id bigint primary key,
  at timestamptz not null
);
