-- Keys to the accounts, and the sessions that they opened. Who the players are is known to players/accounts alone.

-- Salts every sign-in name of this site. Without a change for ever: a new salt would lock everybody out.
create table sign_in_sessions.name_salt (
  id boolean primary key default true check (id),
  salt bytea not null check (length(salt) = 32)
);
insert into sign_in_sessions.name_salt (salt)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
create trigger name_salt_unchanging before update or delete on sign_in_sessions.name_salt
  for each row execute function kernel.forbid_change();

create table sign_in_sessions.accounts (
  player_id bigint primary key,
  blocked_at timestamptz,
  blocked_reason text,
  has_auto_password boolean not null default false
);

-- One row for each name that opens an account: its key is made of the name and the password together. There is no
-- other way from a name to an account, so an unknown name and a wrong password are the same empty answer.
create table sign_in_sessions.keys (
  key bytea primary key check (length(key) = 32),
  player_id bigint not null references sign_in_sessions.accounts,
  kind text not null check (kind in ('handle', 'email', 'phone')),
  name_hash bytea not null check (length(name_hash) = 32),
  unique (player_id, kind)
);
create index keys_name_hash on sign_in_sessions.keys (name_hash);

create table sign_in_sessions.sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  player_id bigint not null references sign_in_sessions.accounts,
  way text not null,
  device_label text not null,
  address_prefix text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_player_id on sign_in_sessions.sessions (player_id);
create index sessions_idle_until on sign_in_sessions.sessions (idle_until);

-- Devices that once got in: their tries are counted apart from a stranger's, so that nobody can lock the owner out.
create table sign_in_sessions.devices (
  device_hash bytea not null check (length(device_hash) = 32),
  player_id bigint not null references sign_in_sessions.accounts,
  label text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (device_hash, player_id)
);
