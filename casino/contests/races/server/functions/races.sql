create or replace function contests_races.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.series, new.title, new.starts_at, new.ends_at, new.games, new.stakes, new.prizes, new.attempts, new.rounds_per_attempt)
     is distinct from
     (old.series, old.title, old.starts_at, old.ends_at, old.games, old.stakes, old.prizes, old.attempts, old.rounds_per_attempt) then
    raise exception 'a race keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
