-- The catalogue: every game that the house can offer, who makes it and where it is shown. Rows of the house's own games are
-- written at every start from the engines that are there.

create table games_lobby.providers (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null
);

create table games_lobby.games (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  provider_id integer not null references games_lobby.providers,
  kind text not null check (kind in ('slot', 'table')),
  -- Titles by language.
  title jsonb not null,
  -- Addresses of the covers: tall, square, wide.
  images jsonb not null,
  is_live boolean not null default false,
  has_demo boolean not null default true,
  -- Published figures; absent where nothing exact is known, or where the bet decides.
  rtp_percent numeric(5, 2),
  hit_rate_percent numeric(5, 2),
  volatility text check (volatility in ('low', 'medium', 'high')),
  max_win_multiple numeric(12, 2),
  themes text[] not null default '{}',
  -- Words beyond title, theme and category by which people look for it.
  keywords text[] not null default '{}',
  released_at timestamptz not null,
  -- The house's own order in every list; lower comes first.
  position integer not null,
  -- The house has an engine for it: written at start.
  is_dealt boolean not null,
  -- The house wants it shown: an operator's choice, which a start never overrules.
  is_open boolean not null default true
);

create table games_lobby.themes (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  title jsonb not null
);

create table games_lobby.categories (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title jsonb not null,
  position integer not null
);

create table games_lobby.game_categories (
  game_id integer not null references games_lobby.games on delete cascade,
  category_id integer not null references games_lobby.categories on delete cascade,
  primary key (game_id, category_id)
);

create table games_lobby.promotions (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title jsonb not null,
  text jsonb not null,
  position integer not null
);

create table games_lobby.promotion_games (
  promotion_id integer not null references games_lobby.promotions on delete cascade,
  game_id integer not null references games_lobby.games on delete cascade,
  position integer not null,
  primary key (promotion_id, game_id)
);
