-- Who is on the road: their car, and who goes along. Kilometres are points of the campaign's board.
create table seasons_king_of_road.drivers (
  campaign_id bigint not null,
  player_id bigint not null,
  car_id smallint not null,
  companion_id smallint,
  chosen_at timestamptz not null,
  primary key (campaign_id, player_id)
);
create index drivers_of_player on seasons_king_of_road.drivers (player_id);
