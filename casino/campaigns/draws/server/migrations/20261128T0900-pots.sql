-- What stands in the pots of a draw, one of each currency. All of a currency move together and count the same revision.
create table campaigns_draws.pots (
  draw_id bigint not null references campaigns_draws.draws,
  outcome text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- The part of a minor unit that is still to become one.
  rest_millionths bigint not null default 0 check (rest_millionths between 0 and 999999),
  revision bigint not null default 0,
  primary key (draw_id, currency, outcome)
);
