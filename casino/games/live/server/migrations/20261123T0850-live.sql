-- A table of the live floor, and which process runs it at the moment.
create table games_live.tables (
  slug text primary key,
  holder text,
  held_until timestamptz,
  -- Grows with each step of a round, under the lock of this row: browsers take nothing older after something newer.
  revision bigint not null default 0
);

-- Seeds of a table: the last one is drawn by chance, each one before it is the hash of the one behind it. The hash of the first is published
-- before the first round, so every round of the chain is fixed by then.
create table games_live.chains (
  id bigint generated always as identity primary key,
  table_slug text not null references games_live.tables,
  length integer not null check (length > 0),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  key_id text not null,
  made_at timestamptz not null
);
create index chains_of_table on games_live.chains (table_slug, id desc);

create table games_live.rounds (
  id bigint generated always as identity primary key,
  table_slug text not null references games_live.tables,
  chain_id bigint not null references games_live.chains,
  -- From 1; the nonce that it is drawn with.
  number integer not null check (number > 0),
  -- betting -> drawn -> settled; betting -> void where the house stood still for too long.
  state text not null default 'betting' check (state in ('betting', 'drawn', 'settled', 'void')),
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opened_at),
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  drawn integer[],
  drawn_at timestamptz,
  -- The result has been shown to its end, and is paid.
  lands_at timestamptz,
  next_at timestamptz,
  unique (chain_id, number),
  check ((state = 'betting') = (server_seed is null)),
  check ((state in ('drawn', 'settled')) = (drawn is not null))
);
-- A table has one round at a time, whoever runs it.
create unique index rounds_running on games_live.rounds (table_slug) where state in ('betting', 'drawn');
create index rounds_of_table on games_live.rounds (table_slug, id desc);
create index rounds_old on games_live.rounds (opened_at);

create table games_live.slips (
  id bigint generated always as identity primary key,
  round_id bigint not null references games_live.rounds,
  player_id bigint not null,
  currency text not null,
  -- [{ place, stake_minor }]
  bets jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  state text not null default 'open' check (state in ('open', 'settled', 'returned')),
  win_minor bigint check (win_minor >= 0),
  command_key text not null,
  request_hash text not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (player_id, command_key),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'settled') = (win_minor is not null))
);
create index slips_of_round on games_live.slips (round_id);
create index slips_of_player on games_live.slips (player_id, id desc);
create index slips_open on games_live.slips (player_id) where state = 'open';

-- Who looks at a table now. A crash may lose it: whoever is there says so again in a moment.
create unlogged table games_live.watchers (
  table_slug text not null,
  visitor text not null,
  seen_at timestamptz not null,
  primary key (table_slug, visitor)
);
create index watchers_seen on games_live.watchers (seen_at);

create function games_live.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.table_slug, new.chain_id, new.number, new.opened_at, new.closes_at, new.server_seed_hash)
     is distinct from (old.table_slug, old.chain_id, old.number, old.opened_at, old.closes_at, old.server_seed_hash)
     or (old.server_seed is not null and (new.server_seed, new.drawn) is distinct from (old.server_seed, old.drawn))
     or old.state in ('settled', 'void') then
    raise exception 'a round keeps what it committed to' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger rounds_keep_commitment before update on games_live.rounds
  for each row execute function games_live.keep_commitment();
