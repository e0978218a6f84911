-- What was given to whom, and why. A row is written once, by the key of its reason, and never changed.
create table bonuses_prizes.prizes (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  player_id bigint not null check (player_id > 0),
  kind text not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  source text not null,
  title jsonb not null,
  at timestamptz not null
);
create index prizes_of_player on bonuses_prizes.prizes (player_id, id desc);
create trigger prizes_stay before update or delete on bonuses_prizes.prizes
  for each row execute function kernel.forbid_change();

-- Prizes that their owner does not want to see any more (SA-067).
create table bonuses_prizes.hidden (
  prize_id bigint primary key references bonuses_prizes.prizes,
  hidden_at timestamptz not null
);
