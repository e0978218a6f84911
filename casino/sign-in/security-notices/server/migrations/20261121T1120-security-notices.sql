-- Letters that tell a player what somebody did at their account. A row lives for as long as its link.
create table sign_in_security_notices.notices (
  id uuid primary key,
  player_id bigint not null,
  kind text not null check (kind in ('new-device', 'second-factor-off', 'passkey-added', 'recovery-code-used', 'passkey-copied')),
  -- The session of a new device, by the name that its player knows.
  session uuid,
  happened_at timestamptz not null,
  taken_at timestamptz,
  sent_at timestamptz,
  -- Made when the letter leaves; opens the way to end every session and take the account back, once.
  token_hash bytea unique check (length(token_hash) = 32),
  token_until timestamptz,
  used_at timestamptz
);
create index notices_waiting on sign_in_security_notices.notices (happened_at) where sent_at is null;
create index notices_happened_at on sign_in_security_notices.notices (happened_at);
