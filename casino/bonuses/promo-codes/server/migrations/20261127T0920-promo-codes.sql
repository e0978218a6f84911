-- A promo code gives a bonus under published terms, at most `most_uses` times. What all of its uses can give was put into the fund of the
-- terms when it was made. `players`: it is for these alone.
create table bonuses_promo_codes.codes (
  code text primary key,
  terms text not null,
  amounts jsonb not null,
  most_uses integer not null check (most_uses > 0),
  used integer not null default 0 check (used between 0 and most_uses),
  currencies text[] not null,
  players bigint[],
  starts_at timestamptz,
  ends_at timestamptz,
  made_at timestamptz not null
);

create table bonuses_promo_codes.uses (
  promo text not null references bonuses_promo_codes.codes,
  player_id bigint not null check (player_id > 0),
  used_at timestamptz not null,
  primary key (promo, player_id)
);
create index uses_of_player on bonuses_promo_codes.uses (player_id);
