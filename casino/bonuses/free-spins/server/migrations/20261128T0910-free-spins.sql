-- Free spins that a player was given, once by a key. They come in portions, one a day; most have one. What is not begun yet stands in
-- `fund:free-spins:<grant>`, and each portion is a row of the ledger's own free spins under the portion's number.
create table bonuses_free_spins.grants (
  id bigint generated always as identity primary key,
  player_id bigint not null check (player_id > 0),
  key text not null unique check (length(key) between 1 and 200),
  title jsonb not null,
  asset text not null,
  stake bigint not null check (stake > 0),
  number integer not null check (number > 0),
  games text[] not null check (cardinality(games) > 0),
  portions integer not null check (portions > 0),
  days_to_play integer not null check (days_to_play > 0),
  -- The bonus whose purse the wins go to; null where they are cash.
  wins_to bigint,
  given_at timestamptz not null,
  ended_at timestamptz
);
create index grants_of_player on bonuses_free_spins.grants (player_id, id desc);
create index grants_of_bonus on bonuses_free_spins.grants (wins_to) where wins_to is not null and ended_at is null;
create trigger grants_stay before delete on bonuses_free_spins.grants for each row execute function kernel.forbid_change();

create table bonuses_free_spins.portions (
  id bigint generated always as identity primary key,
  grant_id bigint not null references bonuses_free_spins.grants,
  player_id bigint not null,
  place integer not null check (place > 0),
  state text not null default 'waiting' check (state in ('waiting', 'open', 'used', 'expired', 'canceled')),
  opens_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  unique (grant_id, place)
);
create index portions_to_open on bonuses_free_spins.portions (opens_at) where state = 'waiting';
create index portions_to_end on bonuses_free_spins.portions (ends_at) where state = 'open';
create trigger portions_stay before delete on bonuses_free_spins.portions for each row execute function kernel.forbid_change();
