-- What a player can show beside a password. Whether an account asks for it is known to sign-in/sessions.

create table sign_in_second_factor.authenticators (
  player_id bigint primary key,
  -- Encrypted with a key of the house; a copy of the table makes no codes.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  -- Until a code has shown that the app has the secret, it guards nothing.
  confirmed_at timestamptz,
  -- The last step of 30 s whose code was taken: neither it nor an older one is taken again.
  last_step bigint not null default 0
);

-- Ten at a time; a new set takes the place of the old one.
create table sign_in_second_factor.recovery_codes (
  player_id bigint not null,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- By what an authenticator calls its player: random, so that it says nothing of them.
create table sign_in_second_factor.handles (
  player_id bigint primary key,
  handle bytea not null unique check (length(handle) = 32)
);

create table sign_in_second_factor.passkeys (
  id uuid primary key,
  credential_id text not null unique check (length(credential_id) <= 1400),
  player_id bigint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Kept in step between devices by their maker: it outlives the device.
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_player_id on sign_in_second_factor.passkeys (player_id);

-- What an authenticator is asked to sign. Deleted by the first answer, right or wrong.
create table sign_in_second_factor.challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign-in', 'prove')),
  -- The visit or the session that asked.
  session_id text not null,
  ends_at timestamptz not null
);
create index challenges_ends_at on sign_in_second_factor.challenges (ends_at);
