-- Bets that their players show to whoever has the link, until they take it back.
create table sportsbook_bets.shared (
  bet_id bigint primary key references sportsbook_bets.bets,
  player_id bigint not null,
  token text not null unique,
  shared_at timestamptz not null
);
create index shared_of_player on sportsbook_bets.shared (player_id);
