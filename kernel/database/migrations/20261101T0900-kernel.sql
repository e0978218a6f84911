-- What the kernel keeps for every slice: the log of facts, the readers' checkpoints, stored answers, rate windows.

create table kernel.facts (
  tx xid8 not null default pg_current_xact_id(),
  position bigint generated always as identity,
  kind text not null,
  player_id bigint,
  data jsonb not null,
  at timestamptz not null,
  -- Readers go by (tx, position) behind the snapshot's xmin: a fact that commits late is never skipped.
  primary key (tx, position)
);

create table kernel.checkpoints (
  reader text primary key,
  tx xid8 not null,
  position bigint not null
);

create table kernel.idempotent_answers (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer jsonb,
  begun_at timestamptz not null,
  primary key (scope, key)
);
create index idempotent_answers_begun_at on kernel.idempotent_answers (begun_at);

create table kernel.rate_windows (
  key text primary key,
  opened_at timestamptz not null,
  count integer not null
);

-- Marks a database as one that demo content may be written to; absent in a real one.
create table kernel.marks (
  name text primary key,
  value text not null
);

create function kernel.forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger facts_append_only before update or delete on kernel.facts
  for each row execute function kernel.forbid_change();
