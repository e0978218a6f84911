-- The cover of a player's first deposit, once in a player's life. `most` of `asset` stands in the fund of its terms for them until it is over.
-- It waits for the deposit until `due_at`, and once that was made, is counted then.
create table bonuses_risk_bonus.covers (
  player_id bigint primary key check (player_id > 0),
  terms_id bigint not null,
  asset text not null,
  most bigint not null check (most > 0),
  state text not null default 'joined' check (state in ('joined', 'counting', 'over')),
  due_at timestamptz not null,
  payment text unique,
  covered bigint check (covered >= 0),
  deposited_at timestamptz,
  -- What it brought: a bonus of bonuses/bonuses; null while it is not over, and where nothing came back.
  bonus_id bigint unique,
  constraint deposit_is_known check (state <> 'counting' or (payment is not null and covered is not null and deposited_at is not null))
);
create index covers_due on bonuses_risk_bonus.covers (due_at, player_id) where state <> 'over';
