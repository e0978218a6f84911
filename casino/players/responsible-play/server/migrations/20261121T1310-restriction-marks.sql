-- What restricted players who had their data erased are known by, should they come again: keyed hashes of contacts that were
-- confirmed and of taxpayers' numbers, with what held for them. They tell nothing to who does not have the house's secret.
create table players_responsible_play.restriction_marks (
  mark bytea not null check (length(mark) = 32),
  key_id text not null,
  kind text not null check (kind in ('cooling-off', 'self-excluded', 'youngster', 'undesirable')),
  -- Null until the house lifts it.
  till timestamptz,
  primary key (mark, kind)
);
create index restriction_marks_till on players_responsible_play.restriction_marks (till);
