-- Which accounts of other services open which account of ours. A service names its accounts by a subject of its own,
-- never by an e-mail, which may change hands there.
create table sign_in_social.links (
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  subject text not null check (length(subject) between 1 and 255),
  player_id bigint not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (player_id, provider)
);

-- Ways to another service that were begun, each bound to the visit or session that began it. What the service said of
-- the person is kept for a quarter of an hour at most.
create table sign_in_social.attempts (
  state_hash bytea primary key check (length(state_hash) = 32),
  provider text not null,
  visit_hash bytea not null check (length(visit_hash) = 32),
  -- The player who is linking; empty for a guest who wants in.
  player_id bigint,
  return_to text not null,
  valid_until timestamptz not null,
  -- The browser has come back with this state; it cannot come back again.
  claimed_at timestamptz,
  subject text check (length(subject) between 1 and 255),
  email text check (length(email) <= 254),
  is_email_verified boolean not null default false,
  used_at timestamptz
);
create index attempts_visit_hash on sign_in_social.attempts (visit_hash);
create index attempts_valid_until on sign_in_social.attempts (valid_until);

-- Answers of Telegram that were taken: they carry no state of ours, so each is remembered until it is too old anyway.
create table sign_in_social.telegram_answers (
  hash bytea primary key check (length(hash) = 32),
  valid_until timestamptz not null
);
