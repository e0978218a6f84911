create table sportsbook_bets.bets (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  bet_type text not null check (bet_type in ('single', 'multi', 'system')),
  -- How many legs make a combination: {1}, {3}, {2,3}.
  sizes smallint[] not null check (cardinality(sizes) > 0),
  currency text not null,
  -- What was staked, and what of it still stands: the rest was cashed out.
  placed_minor bigint not null check (placed_minor > 0),
  stake_minor bigint not null check (stake_minor between 0 and placed_minor),
  -- pending: waits out the delay of play; rejected: its stake went back.
  state text not null check (state in ('pending', 'accepted', 'rejected', 'settled', 'cashed-out')),
  -- What the player agreed to for prices that move while the bet waits.
  odds_change text not null check (odds_change in ('none', 'higher', 'any')),
  decide_at timestamptz,
  -- Net of corrections: what the settlement of the stake that stands has brought by now.
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  -- What a corrected result should have taken back and could not: the player had spent it.
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  cashed_out_minor bigint not null default 0 check (cashed_out_minor >= 0),
  -- The offer at which the bet is cashed out by itself.
  auto_cash_out_minor bigint check (auto_cash_out_minor > 0),
  -- Movements of money so far; the next one's key carries the next number.
  movements integer not null default 0,
  -- A leg has another settlement than the bet was last looked at with.
  is_due boolean not null default false,
  command_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (player_id, command_key),
  check ((state = 'pending') = (decide_at is not null))
) with (fillfactor = 80);
create index bets_of_player on sportsbook_bets.bets (player_id, id desc);
create index bets_pending on sportsbook_bets.bets (decide_at) where state = 'pending';
create index bets_due on sportsbook_bets.bets (id) where is_due;
create index bets_auto on sportsbook_bets.bets (id) where auto_cash_out_minor is not null and state = 'accepted';
create index bets_won on sportsbook_bets.bets (settled_at desc) where state = 'settled' and paid_minor > 0;

create table sportsbook_bets.legs (
  bet_id bigint not null references sportsbook_bets.bets,
  number smallint not null,
  event_id bigint not null,
  market_id bigint not null,
  -- What the market was called: the catalogue folds markets some days after an event.
  market_type text not null,
  specifiers jsonb not null,
  outcome text not null,
  odds_thousandths integer not null check (odds_thousandths between 1001 and 1000000),
  is_banker boolean not null,
  settlement jsonb,
  primary key (bet_id, number)
) with (fillfactor = 80);
create index legs_of_market on sportsbook_bets.legs (market_id, outcome);

-- What the house would lose if an outcome happened, in one currency: one row that every bet on it goes through.
create table sportsbook_bets.liabilities (
  market_id bigint not null,
  outcome text not null,
  currency text not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (market_id, outcome, currency)
) with (fillfactor = 50);

-- Every cash-out by its command, so that a repeated one is answered as the first was.
create table sportsbook_bets.cash_outs (
  bet_id bigint not null references sportsbook_bets.bets,
  command_key text not null,
  stake_minor bigint not null check (stake_minor > 0),
  paid_minor bigint not null check (paid_minor > 0),
  at timestamptz not null,
  primary key (bet_id, command_key)
);
