-- What sources said that currencies are worth, each set with the moment that it is of. Sets are only ever added: a conversion names its own.
create table money_exchange.rate_sets (
  id bigint generated always as identity primary key,
  source text not null,
  at timestamptz not null,
  read_at timestamptz not null,
  -- Of each currency what a whole unit is worth in millionths of a hryvnia, as text: JSON would round it.
  worth jsonb not null,
  unique (source, at, worth)
);
create trigger rate_sets_stay before update or delete on money_exchange.rate_sets for each row execute function kernel.forbid_change();

-- Offers, and what became of them: one that was taken is a conversion and stays, the others go after a day. The money itself moves in the
-- ledger alone, under the key `exchange:<id>`.
create table money_exchange.quotes (
  id bigint generated always as identity (start with 1001) primary key,
  player_id bigint not null,
  from_currency text not null check (from_currency ~ '^[A-Z]{3,5}$'),
  to_currency text not null check (to_currency ~ '^[A-Z]{3,5}$'),
  gives bigint not null check (gives > 0),
  gets bigint not null check (gets > 0),
  rates_id bigint not null references money_exchange.rate_sets,
  quoted_at timestamptz not null,
  valid_till timestamptz not null,
  converted_at timestamptz,
  check (from_currency <> to_currency)
);
create index conversions_of_player on money_exchange.quotes (player_id, converted_at desc, id desc) where converted_at is not null;
create index quotes_over on money_exchange.quotes (valid_till) where converted_at is null;
