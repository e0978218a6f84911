-- Studios outside of the house, as configuration names them, and what an operator and their answers say of them.
create table games_providers.providers (
  name text primary key check (name ~ '^[a-z0-9]{1,20}$'),
  -- Off takes no new stakes; what is due is paid all the same.
  is_on boolean not null default true,
  -- Asked in vain since its last answer.
  failures integer not null default 0 check (failures >= 0),
  answered_at timestamptz
);

-- What a studio says that it offers, and what an operator says of each game.
create table games_providers.games (
  slug text primary key check (slug ~ '^by-[a-z0-9-]{1,70}$'),
  provider text not null references games_providers.providers,
  -- The studio's own name of the game.
  ref text not null,
  kind text not null check (kind in ('slot', 'table', 'instant')),
  title jsonb not null,
  rtp_percent numeric(5, 2) not null,
  hit_rate_percent numeric(5, 2),
  volatility text check (volatility in ('low', 'medium', 'high')),
  max_win_multiple numeric(12, 2) not null check (max_win_multiple > 0),
  -- Stakes that free spins are played at, by currency; {} where the game takes none.
  free_spin_stakes jsonb not null default '{}',
  -- The studio still offers it.
  is_offered boolean not null default true,
  -- An operator's choice: a game comes closed and is opened by hand.
  is_open boolean not null,
  -- What players are told while it is closed, by language.
  closed_message jsonb,
  unique (provider, ref)
);

-- What a player is called at a provider: nothing that another provider could tell them by.
create table games_providers.players (
  provider text not null references games_providers.providers,
  player_id bigint not null,
  name text not null unique,
  primary key (provider, player_id)
);

-- One launch of a game by a player. The token is exchanged once, for the name under which the studio speaks of it.
create table games_providers.sessions (
  id bigint generated always as identity primary key,
  provider text not null references games_providers.providers,
  slug text not null references games_providers.games,
  player_id bigint not null,
  currency text not null,
  language text not null,
  -- The session of the site that it was begun in: when that ends, so does this.
  site_session text not null,
  token_hash bytea not null unique,
  token_until timestamptz not null,
  name_hash bytea unique,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_by_age on games_providers.sessions (made_at);

create table games_providers.rounds (
  id bigint generated always as identity primary key,
  provider text not null references games_providers.providers,
  ref text not null,
  slug text not null references games_providers.games,
  player_id bigint not null,
  currency text not null,
  -- open -> closed (as the studio says) or refunded (nothing of it is left at stake).
  state text not null default 'open' check (state in ('open', 'closed', 'refunded')),
  staked_minor bigint not null default 0 check (staked_minor >= 0),
  -- What of it free spins paid: to whoever counts rounds nothing was staked.
  free_minor bigint not null default 0 check (free_minor between 0 and staked_minor),
  won_minor bigint not null default 0 check (won_minor >= 0),
  begun_at timestamptz not null,
  -- When the studio is asked what became of it.
  ask_at timestamptz not null,
  ended_at timestamptz,
  unique (provider, ref)
);
create index open_rounds on games_providers.rounds (ask_at) where state = 'open';
create index open_rounds_of_player on games_providers.rounds (player_id) where state = 'open';

-- Commands of studios, each once by its own name. A rollback of a debit that never came stands without a round: the debit is refused
-- when it comes after all.
create table games_providers.transactions (
  id bigint generated always as identity primary key,
  provider text not null references games_providers.providers,
  ref text not null,
  kind text not null check (kind in ('debit', 'credit', 'rollback')),
  round_id bigint references games_providers.rounds,
  amount_minor bigint not null check (amount_minor >= 0),
  -- What came out of which purse, of a debit.
  parts jsonb not null default '[]',
  -- The debit that a rollback takes back.
  debit_ref text check ((debit_ref is not null) = (kind = 'rollback')),
  request_hash bytea not null,
  -- What it was answered.
  answer jsonb not null,
  at timestamptz not null,
  unique (provider, ref)
);
create unique index one_rollback_of_debit on games_providers.transactions (provider, debit_ref) where kind = 'rollback';
create index transactions_of_round on games_providers.transactions (round_id);
create trigger transactions_append_only before update or delete on games_providers.transactions
  for each row execute function kernel.forbid_change();

-- Each signed call is taken once.
create table games_providers.nonces (
  provider text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (provider, nonce)
);
create index nonces_by_age on games_providers.nonces (at);
