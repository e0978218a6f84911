-- How far a player's deposits have filled their bank.
create table bonuses_gift_bank.banks (
  player_id bigint not null check (player_id > 0),
  asset text not null,
  filled bigint not null default 0 check (filled >= 0),
  primary key (player_id, asset)
);

-- Gifts by their codes. While one is open its amount stands in `fund:gift-bank`.
create table bonuses_gift_bank.gifts (
  code text primary key,
  giver_id bigint not null check (giver_id > 0),
  asset text not null,
  amount bigint not null check (amount > 0),
  -- What the bank gave for it, and has again where nobody takes it.
  filled bigint not null check (filled > 0),
  state text not null default 'open' check (state in ('open', 'used', 'returned')),
  taker_id bigint check (taker_id <> giver_id),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  constraint used_by_somebody check ((state = 'used') = (taker_id is not null and used_at is not null))
);
create index gifts_of_giver on bonuses_gift_bank.gifts (giver_id, made_at desc, code);
create index gifts_of_taker on bonuses_gift_bank.gifts (taker_id) where taker_id is not null;
create index gifts_to_end on bonuses_gift_bank.gifts (ends_at) where state = 'open';
