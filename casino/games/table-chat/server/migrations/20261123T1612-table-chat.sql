-- A room of the chat, from its first message or decision on.
create table games_table_chat.rooms (
  room text primary key,
  is_open boolean not null default true,
  -- Seconds between two messages of a player; null is the house's usual time.
  slow_s integer check (slow_s between 0 and 3600),
  -- Grows with each change, under the lock of this row: browsers take nothing older after something newer.
  revision bigint not null default 0
);

create table games_table_chat.messages (
  id bigint generated always as identity primary key,
  room text not null references games_table_chat.rooms,
  player_id bigint not null,
  text text not null check (length(text) between 1 and 600),
  -- `held` waits for a person after several reports; `removed` was taken out by one.
  state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
  -- The room's revision at the last change of this message.
  revision bigint not null,
  posted_at timestamptz not null,
  -- A person looked and let it stand: reports that came before hold it no more.
  cleared_at timestamptz
);
create index messages_of_room on games_table_chat.messages (room, id desc);
create index messages_moved on games_table_chat.messages (room, revision);
create index messages_of_player on games_table_chat.messages (player_id);
create index messages_old on games_table_chat.messages (posted_at);

-- A player who writes: when last and what, for slow mode and repetitions, and until when an operator has muted them.
create table games_table_chat.writers (
  player_id bigint primary key,
  last_at timestamptz,
  last_text text,
  muted_until timestamptz
);
create index writers_old on games_table_chat.writers (last_at);

create table games_table_chat.reports (
  message_id bigint not null references games_table_chat.messages on delete cascade,
  player_id bigint not null,
  reason text not null check (reason in ('abuse', 'spam', 'personal', 'other')),
  at timestamptz not null,
  primary key (message_id, player_id)
);
create index reports_of_player on games_table_chat.reports (player_id);

-- Whose messages a player does not want to see.
create table games_table_chat.ignored (
  player_id bigint not null,
  ignored_id bigint not null check (ignored_id <> player_id),
  at timestamptz not null,
  primary key (player_id, ignored_id)
);
create index ignored_by on games_table_chat.ignored (ignored_id);
