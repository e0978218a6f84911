-- Free bets of players. The number of a bonus is that of its grant in the ledger, which counts those of the casino too: from a million million on
-- no other slice numbers any.
create table sportsbook_sport_bonuses.bonuses (
  id bigint generated always as identity (start with 1000000000001) primary key,
  external_id text not null unique,
  player_id bigint not null,
  -- Why it was given; once in the house's life.
  given_key text not null unique,
  status text not null default 'init' check (status in ('init', 'applied', 'waiting', 'completed', 'canceled', 'expired')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  least_odds_thousandths integer not null check (least_odds_thousandths between 1001 and 1000000),
  least_legs integer not null check (least_legs between 1 and 40),
  given_at timestamptz not null,
  applied_at timestamptz,
  expires_at timestamptz not null
);
create index bonuses_of_player on sportsbook_sport_bonuses.bonuses (player_id, expires_at);
create index bonuses_to_expire on sportsbook_sport_bonuses.bonuses (expires_at) where status in ('init', 'applied');
