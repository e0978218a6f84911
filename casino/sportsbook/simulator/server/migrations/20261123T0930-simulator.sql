-- How the world's clock goes, and which process tells of the world at the moment.
create table sportsbook_simulator.world (
  id smallint primary key check (id = 1),
  -- At this moment of the house the world's clock showed world_ms, and it has gone so many times as fast since.
  anchored_at timestamptz not null,
  world_ms bigint not null,
  speed double precision not null check (speed > 0),
  holder text,
  held_until timestamptz
);

-- Every match of the world: what it is played from, committed before it is published, and its seed once it is over.
create table sportsbook_simulator.matches (
  id bigint generated always as identity primary key,
  ref text not null unique,
  sport text not null,
  plan jsonb not null,
  fixture jsonb not null,
  starts_at timestamptz not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  key_id text not null,
  committed_at timestamptz not null,
  event_id bigint unique,
  ended_at timestamptz,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$')
);
create index matches_open on sportsbook_simulator.matches (starts_at) where ended_at is null;

create function sportsbook_simulator.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.ref, new.sport, new.fixture, new.starts_at, new.server_seed_hash, new.committed_at)
     is distinct from (old.ref, old.sport, old.fixture, old.starts_at, old.server_seed_hash, old.committed_at)
     or (old.server_seed is not null and new.server_seed is distinct from old.server_seed) then
    raise exception 'a match keeps what it committed to' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger matches_keep_commitment before update on sportsbook_simulator.matches
  for each row execute function sportsbook_simulator.keep_commitment();
create trigger matches_stay before delete on sportsbook_simulator.matches
  for each row execute function kernel.forbid_change();

-- How strong competitors are by now; who is not here is as strong as on the first day.
create table sportsbook_simulator.ratings (
  ref text primary key,
  rating integer not null
);
