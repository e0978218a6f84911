-- What a match is played from, and when it was committed to, never changes, whoever writes.
create or replace function sportsbook_simulator.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.ref, new.sport, new.fixture, new.starts_at, new.server_seed_hash, new.committed_at)
     is distinct from (old.ref, old.sport, old.fixture, old.starts_at, old.server_seed_hash, old.committed_at)
     or (old.server_seed is not null and new.server_seed is distinct from old.server_seed) then
    raise exception 'a match keeps what it committed to' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
