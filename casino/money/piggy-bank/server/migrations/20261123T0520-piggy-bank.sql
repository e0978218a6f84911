-- Piggy banks. What is in them stands in the ledger alone (purse `piggy`); here are the parts of a unit that stakes brought, and whether
-- the bank was ever broken.
create table money_piggy_bank.banks (
  player_id bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- Ten-thousandths of a minor unit that wait for the next stake.
  carried bigint not null default 0 check (carried between 0 and 9999),
  times_broken integer not null default 0 check (times_broken >= 0),
  primary key (player_id, currency)
);
