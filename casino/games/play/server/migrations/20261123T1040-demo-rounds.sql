-- Play money has short books of its own, apart from the ledger and the log of facts, and they are swept (decision 0043). What was
-- played for it until now stays where it is; nothing is added there.

-- What an owner has of play money: a player, or a guest's demo visit under a negative id.
create table games_play.demo_purses (
  owner_id bigint primary key check (owner_id <> 0),
  currency text not null,
  balance_minor bigint not null check (balance_minor >= 0),
  -- The pair that deals, and the nonce of its next round. Whoever holds this row deals alone.
  seed_id bigint,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  played_at timestamptz,
  used_at timestamptz not null
);
create index demo_purses_by_use on games_play.demo_purses (used_at);

-- Pairs of seeds of the demo, in the states of games_play.seeds; no money is ever dealt from them.
create table games_play.demo_seeds (
  id bigint generated always as identity primary key,
  owner_id bigint not null references games_play.demo_purses on delete cascade,
  state text not null check (state in ('next', 'active', 'retired')),
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  key_id text not null,
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  made_at timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'retired') = (revealed_at is not null))
);
create unique index demo_seeds_one_active on games_play.demo_seeds (owner_id) where state = 'active';
create unique index demo_seeds_one_next on games_play.demo_seeds (owner_id) where state = 'next';
create index demo_seeds_of_owner on games_play.demo_seeds (owner_id);
create index demo_seeds_by_reveal on games_play.demo_seeds (revealed_at) where state = 'retired';

create trigger demo_seeds_keep_commitment before update on games_play.demo_seeds
  for each row execute function games_play.keep_commitment();
create trigger demo_seeds_begin_as_next before insert on games_play.demo_seeds
  for each row execute function games_play.begin_as_next();

-- The last demo rounds: enough to repeat an answer, to tell a round again and to verify it.
create table games_play.demo_rounds (
  seed_id bigint not null references games_play.demo_seeds on delete cascade,
  nonce integer not null check (nonce >= 0),
  owner_id bigint not null,
  key text not null,
  request_hash bytea not null,
  slug text not null,
  currency text not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  balance_after bigint not null,
  -- As text, so that an answer that is told again is the same to the letter.
  command json not null,
  at timestamptz not null,
  primary key (seed_id, nonce)
);
create unique index demo_rounds_by_key on games_play.demo_rounds (owner_id, key);
create index demo_rounds_of_owner on games_play.demo_rounds (owner_id, at desc, seed_id desc, nonce desc);
create index demo_rounds_by_age on games_play.demo_rounds (at);
