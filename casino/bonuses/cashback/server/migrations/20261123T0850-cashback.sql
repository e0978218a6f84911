-- Weeks that were counted, and how far the count has come: it goes by pages of players, each in a transaction of its own.
create table bonuses_cashback.weeks (
  -- Its Monday.
  week date primary key check (extract(isodow from week) = 1),
  after_player bigint not null default 0,
  counted_at timestamptz
);

-- What is due to players. The money of each stands in the fund of its week from the moment that it is written here.
create table bonuses_cashback.cashbacks (
  id bigint generated always as identity primary key,
  player_id bigint not null check (player_id > 0),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  -- Purse of its fund, without the word: `cashback:2026-11-16`.
  fund text not null,
  -- Of a counted one: how. Null of what an operator gave.
  week date references bonuses_cashback.weeks,
  staked bigint,
  won bigint,
  percent smallint,
  state text not null default 'available' check (state in ('available', 'paid', 'expired')),
  -- When its player said that it is taken next; the last word counts.
  chosen_at timestamptz,
  made_at timestamptz not null,
  take_by timestamptz not null,
  ended_at timestamptz,
  check ((state = 'available') = (ended_at is null)),
  check ((week is null) = (staked is null) and (week is null) = (won is null) and (week is null) = (percent is null)),
  unique (player_id, currency, week)
);
create index cashbacks_waiting on bonuses_cashback.cashbacks (take_by) where state = 'available';
create index cashbacks_of_player on bonuses_cashback.cashbacks (player_id, id desc);

create function bonuses_cashback.keep_cashback() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger cashbacks_kept before update on bonuses_cashback.cashbacks for each row execute function bonuses_cashback.keep_cashback();
create trigger cashbacks_stay before delete on bonuses_cashback.cashbacks for each row execute function kernel.forbid_change();
