-- Messages that no carrier is configured for, kept for a day. They hold one-time codes that are spent within minutes.
create table kernel_outbox.messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('letter', 'text', 'flash-call')),
  recipient text not null,
  subject text,
  body text not null,
  at timestamptz not null
);
create index messages_at on kernel_outbox.messages (at);
