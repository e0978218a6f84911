-- When a player last put the funnel's window aside, on whatever device.
create table sign_in_one_time_codes.funnel_windows (
  player_id bigint primary key,
  put_aside_at timestamptz not null
);
