-- What operators changed of the limits of bets; what is null is as the house's table says.
create table sportsbook_bets.limits (
  currency text primary key,
  least_stake_minor bigint check (least_stake_minor > 0),
  most_payout_minor bigint check (most_payout_minor > 0),
  most_liability_minor bigint check (most_liability_minor >= 0)
);
create index legs_of_event on sportsbook_bets.legs (event_id);
