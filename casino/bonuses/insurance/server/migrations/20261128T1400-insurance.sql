-- How far the counting of an insured day is: the last player that was looked at; counted once `counted_at` is there.
create table bonuses_insurance.days (
  day date primary key,
  after_player bigint not null default 0,
  counted_at timestamptz
);

-- What an insured day brought its player: a bonus of bonuses/bonuses.
create table bonuses_insurance.offers (
  bonus_id bigint primary key check (bonus_id > 0),
  player_id bigint not null check (player_id > 0),
  day date not null,
  state text not null default 'offered' check (state in ('offered', 'over')),
  till timestamptz not null,
  unique (player_id, day)
);
create index offers_open on bonuses_insurance.offers (player_id, day) where state = 'offered';
