-- A series makes races without end: each as long as the series says, one after the other.
create table contests_races.series (
  name text primary key,
  length_s integer not null check (length_s between 60 and 2678400),
  is_on boolean not null default true,
  -- What each race of it copies: title, games, stakes, prizes, attempts, rounds_per_attempt.
  template jsonb not null
);

create table contests_races.races (
  id bigint generated always as identity primary key,
  series text references contests_races.series,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  games text[] not null,
  stakes jsonb not null,
  prizes jsonb not null,
  attempts smallint not null check (attempts between 1 and 20),
  rounds_per_attempt smallint not null check (rounds_per_attempt between 1 and 1000),
  -- Grows with every change of an entry, under this row's lock: who read up to a revision asks for what came later.
  revision bigint not null default 0,
  start_told_at timestamptz,
  end_told_at timestamptz,
  closed_at timestamptz,
  check (ends_at > starts_at),
  unique (series, starts_at)
);
create index races_open on contests_races.races (ends_at) where closed_at is null;
create index races_past on contests_races.races (ends_at desc) where closed_at is not null;

-- Who takes part, and how far they are. What a race promised does not change once somebody may have read it.
create table contests_races.entries (
  race_id bigint not null references contests_races.races,
  player_id bigint not null check (player_id > 0),
  rounds integer not null default 0 check (rounds >= 0),
  attempts jsonb not null default '[]',
  points bigint not null default 0 check (points >= 0),
  reached_at timestamptz,
  -- Which side of the counted stakes the player was told of: 1 below, 2 above.
  alerted smallint not null default 0,
  joined_at timestamptz not null,
  left_at timestamptz,
  -- The last fact that was counted: one that is read again changes nothing.
  counted_tx bigint not null default 0,
  counted_position bigint not null default 0,
  revision bigint not null,
  primary key (race_id, player_id)
) with (fillfactor = 70);
create index entries_by_revision on contests_races.entries (race_id, revision);

create function contests_races.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.series, new.title, new.starts_at, new.ends_at, new.games, new.stakes, new.prizes, new.attempts, new.rounds_per_attempt)
     is distinct from
     (old.series, old.title, old.starts_at, old.ends_at, old.games, old.stakes, old.prizes, old.attempts, old.rounds_per_attempt) then
    raise exception 'a race keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger races_keep_promise before update on contests_races.races
  for each row execute function contests_races.keep_promise();
create trigger races_stay before delete on contests_races.races for each row execute function kernel.forbid_change();

-- Final places: those with a prize, and the ten that are shown.
create table contests_races.results (
  race_id bigint not null references contests_races.races,
  place integer not null check (place > 0),
  player_id bigint not null,
  points bigint not null,
  rounds integer not null,
  currency text not null,
  prize_minor bigint not null check (prize_minor >= 0),
  primary key (race_id, place),
  unique (race_id, player_id)
);
create trigger results_stay before update or delete on contests_races.results
  for each row execute function kernel.forbid_change();
