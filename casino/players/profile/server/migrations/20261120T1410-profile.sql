-- What players tell of themselves beyond what opens the account, and the documents that show it.

create table players_profile.profiles (
  player_id bigint primary key,
  first_name text check (length(first_name) between 1 and 60),
  last_name text check (length(last_name) between 1 and 60),
  birth_date date,
  region text check (region ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'),
  city text check (length(city) between 1 and 80),
  address text check (length(address) between 1 and 200),
  -- The taxpayer's number. One person has one account.
  inn text unique check (inn ~ '^[0-9]{10}$'),
  subscriptions jsonb not null default '{}',
  protected_at timestamptz,
  changed_at timestamptz not null
);

create table players_profile.documents (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  type text not null check (type in ('identity', 'selfie', 'address')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- Told to the player, in the words of whoever decided.
  reject_reason text check (length(reject_reason) <= 500),
  -- Name of the picture in the data folder; made of chance, so that it tells nothing.
  file text not null unique,
  bytes integer not null,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (reject_reason is not null))
);
create index documents_player_id on players_profile.documents (player_id, id desc);
create index documents_pending on players_profile.documents (id) where status = 'pending';

-- Browsers and phones that may get a player's messages while the site is closed.
create table players_profile.push_tokens (
  token text primary key check (length(token) between 20 and 500),
  player_id bigint not null,
  seen_at timestamptz not null
);
create index push_tokens_player_id on players_profile.push_tokens (player_id, seen_at desc);

-- What a player has seen to its end (`on-boarding`) or closed for good (`popup`), so that it is not shown again.
create table players_profile.seen (
  player_id bigint not null,
  kind text not null check (kind in ('on-boarding', 'popup')),
  name text not null check (name ~ '^[A-Za-z0-9_.-]{1,60}$'),
  at timestamptz not null,
  primary key (player_id, kind, name)
);
