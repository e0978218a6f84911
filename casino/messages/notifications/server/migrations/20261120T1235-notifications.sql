-- What each player is told. Words are keys of the house's texts with values, so that they read in any language.
create table messages_notifications.messages (
  id bigint generated always as identity primary key,
  player_id bigint not null check (player_id > 0),
  -- What it is about; the same is told once: `prize:17`, `deposit:4`.
  about text not null unique,
  system_alias text not null check (system_alias in ('default', 'deposit', 'bonusCredit', 'withdrawal')),
  title jsonb not null,
  body jsonb not null,
  link text check (link ~ '^/'),
  has_own_notice boolean not null default false,
  added_at timestamptz not null,
  read_at timestamptz
);
create index messages_of_player on messages_notifications.messages (player_id, id desc);
create index messages_unread on messages_notifications.messages (player_id) where read_at is null;
