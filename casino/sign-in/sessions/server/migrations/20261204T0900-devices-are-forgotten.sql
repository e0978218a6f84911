-- A player's devices are looked up at each sign-in, and those that were not used for long are forgotten.
create index devices_of_player on sign_in_sessions.devices (player_id, last_at);
create index devices_last_at on sign_in_sessions.devices (last_at);
