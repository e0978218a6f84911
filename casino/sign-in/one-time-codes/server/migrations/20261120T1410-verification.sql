-- One-time codes and links. Of the secrets only hashes are kept; rows live for a day.

create table sign_in_one_time_codes.challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('confirm', 'restore')),
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  method text not null check (method in ('email', 'sms', 'flash_call')),
  language text not null,
  -- Who asked (confirm), or whose account it restores, known once it is delivered; empty where nobody has the contact.
  player_id bigint,
  created_at timestamptz not null,
  -- Delivery takes it up; a delivery that failed or died is taken up again a minute later.
  taken_at timestamptz,
  delivered_at timestamptz,
  code_hash bytea check (length(code_hash) = 32),
  code_until timestamptz not null,
  tries smallint not null default 0,
  link_hash bytea check (length(link_hash) = 32),
  link_until timestamptz,
  -- The code or the link was right; the ticket then takes a new password, once.
  proved_at timestamptz,
  ticket_hash bytea check (length(ticket_hash) = 32),
  ticket_until timestamptz,
  spent_at timestamptz
);
create index challenges_contact on sign_in_one_time_codes.challenges (purpose, kind, contact, code_until);
create index challenges_waiting on sign_in_one_time_codes.challenges (created_at) where delivered_at is null;
create index challenges_created_at on sign_in_one_time_codes.challenges (created_at);
create unique index challenges_link on sign_in_one_time_codes.challenges (link_hash);
create unique index challenges_ticket on sign_in_one_time_codes.challenges (ticket_hash);
