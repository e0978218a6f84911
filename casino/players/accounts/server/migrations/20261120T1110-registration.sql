-- Who the players are. What opens their accounts is known to sign-in/sessions alone.

create table players_accounts.players (
  id bigint generated always as identity (start with 1001) primary key,
  -- The public handle as it was written, unique however it is written.
  login text not null check (login ~ '^[A-Za-z][A-Za-z0-9_.-]{2,19}$'),
  -- A contact belongs to whoever confirmed it; until then several may have claimed it (decision 0020).
  email text check (length(email) <= 254),
  email_confirmed_at timestamptz,
  phone text check (phone ~ '^\+[0-9]{8,15}$'),
  phone_confirmed_at timestamptz,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  language text not null,
  -- Empty for players that the house simulates.
  age_confirmed_at timestamptz,
  agreements_confirmed_at timestamptz,
  registration_source text,
  invited_by text,
  gift_id text,
  referer text,
  created_at timestamptz not null
);
create unique index players_login on players_accounts.players (lower(login));
create unique index players_confirmed_email on players_accounts.players (email) where email_confirmed_at is not null;
create unique index players_confirmed_phone on players_accounts.players (phone) where phone_confirmed_at is not null;
create index players_email on players_accounts.players (email) where email is not null;
