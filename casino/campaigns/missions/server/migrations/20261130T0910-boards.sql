-- The board of its campaign that a track follows: whose points its steps count, and on which they boost.
alter table campaigns_missions.tracks add column board_id bigint;
create index tracks_following on campaigns_missions.tracks (board_id) where closed_at is null and board_id is not null;
