create table sportsbook_catalogue.sports (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,40}$'),
  name jsonb not null,
  position smallint not null
);

-- Regions, circuits, publishers: what a sport's tournaments are grouped by.
create table sportsbook_catalogue.categories (
  id bigint generated always as identity primary key,
  sport text not null references sportsbook_catalogue.sports,
  ref text not null unique,
  name jsonb not null,
  position integer not null
);

create table sportsbook_catalogue.tournaments (
  id bigint generated always as identity primary key,
  category_id bigint not null references sportsbook_catalogue.categories,
  sport text not null references sportsbook_catalogue.sports,
  ref text not null unique,
  name jsonb not null,
  position integer not null
);
create index tournaments_by_sport on sportsbook_catalogue.tournaments (sport, position);

create table sportsbook_catalogue.competitors (
  id bigint generated always as identity primary key,
  sport text not null references sportsbook_catalogue.sports,
  ref text not null unique,
  name jsonb not null,
  -- Three letters or so, for narrow places.
  short text not null,
  -- What its crest is drawn from; null where a producer gave none.
  crest jsonb
);

create table sportsbook_catalogue.events (
  id bigint generated always as identity primary key,
  -- Who tells of it, and by which name: one event has one producer for its life.
  producer text not null,
  ref text not null,
  sport text not null references sportsbook_catalogue.sports,
  tournament_id bigint not null references sportsbook_catalogue.tournaments,
  home_id bigint not null references sportsbook_catalogue.competitors,
  away_id bigint not null references sportsbook_catalogue.competitors,
  season text not null,
  round integer not null,
  is_simulated boolean not null,
  starts_at timestamptz not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'live', 'ended', 'cancelled')),
  -- Something happened on the pitch and new prices have not come yet.
  is_stopped boolean not null default false,
  -- A message is missing, or its producer fell silent.
  is_stale boolean not null default false,
  -- Somebody of the house holds it.
  is_held boolean not null default false,
  -- What a scoreboard shows.
  play jsonb,
  -- What markets were settled from, whether that is all, and how often a settlement changed.
  result jsonb,
  is_final boolean not null default false,
  revision integer not null default 0,
  -- Grows with every change that a page could show, under this row's lock.
  version bigint not null default 0,
  market_count integer not null default 0,
  ended_at timestamptz,
  unique (producer, ref)
) with (fillfactor = 60);
create index events_open on sportsbook_catalogue.events (starts_at) where state in ('scheduled', 'live');
create index events_over on sportsbook_catalogue.events (tournament_id, ended_at desc) where state = 'ended';
create index events_over_by_time on sportsbook_catalogue.events (ended_at) where state in ('ended', 'cancelled');

-- What can be bet on. Arrays go by outcome: prices in thousandths (null: not offered), chances in millionths, which stay here.
create table sportsbook_catalogue.markets (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_catalogue.events,
  key text not null,
  type text not null,
  specifiers jsonb not null,
  position smallint not null,
  state text not null check (state in ('open', 'suspended', 'closed', 'settled')),
  is_held boolean not null default false,
  outcomes text[] not null,
  odds integer[] not null,
  won_millionths integer[] not null,
  returned_millionths integer[] not null,
  -- Grows with every change of prices or state.
  version integer not null default 1,
  -- One settlement for each outcome, once it is settled; and the event's revision that brought it.
  settlements jsonb,
  is_voided boolean not null default false,
  settled_revision integer not null default 0,
  unique (event_id, key),
  check (cardinality(outcomes) = cardinality(odds))
) with (fillfactor = 60);

-- What happened in a match, for its timeline.
create table sportsbook_catalogue.happenings (
  event_id bigint not null references sportsbook_catalogue.events,
  number integer not null,
  happening jsonb not null,
  primary key (event_id, number)
);

-- What operators changed of the margins; what is not here is as the house's table says.
create table sportsbook_catalogue.margins (
  sport text not null,
  market_type text not null,
  margin_ten_thousandths integer not null check (margin_ten_thousandths between 0 and 3000),
  method text not null check (method in ('proportional', 'power', 'shin')),
  primary key (sport, market_type)
);
