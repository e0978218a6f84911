-- Who tells of events. One that was not heard for its time is silent, and nothing it feeds takes bets.
create table sportsbook_feed.producers (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  heard_at timestamptz not null,
  is_silent boolean not null default false
);

-- How far the messages of each event were applied. `wants_snapshot`: something is missing, and the producer is asked for the whole.
create table sportsbook_feed.streams (
  producer text not null,
  ref text not null,
  event_id bigint,
  sport text,
  sequence bigint not null default 0,
  wants_snapshot boolean not null default false,
  told_at timestamptz not null,
  primary key (producer, ref)
) with (fillfactor = 70);
create index streams_by_time on sportsbook_feed.streams (told_at);
create index streams_wanting on sportsbook_feed.streams (producer) where wants_snapshot;

-- Messages that came before one that is still missing.
create table sportsbook_feed.waiting (
  producer text not null,
  ref text not null,
  sequence bigint not null,
  message jsonb not null,
  primary key (producer, ref, sequence)
);
