-- What was played and what was committed to: the site's role adds to it and moves seeds on, and takes nothing back.

create trigger rounds_append_only before update or delete on games_play.rounds
  for each row execute function kernel.forbid_change();

-- A pair comes into the books as the next one, whose hash alone is known: none that somebody could have dealt from before.
create function games_play.begin_as_next() returns trigger language plpgsql as $$
begin
  if new.state <> 'next' then
    raise exception 'a pair of seeds begins as the next one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger seeds_begin_as_next before insert on games_play.seeds
  for each row execute function games_play.begin_as_next();

do $$
declare
  closed regclass;
  grantee regrole;
begin
  foreach closed in array array['games_play.rounds', 'games_play.seeds']::regclass[] loop
    for grantee in
      select distinct g.grantee::regrole from pg_class c, aclexplode(c.relacl) g
       where c.oid = closed and g.grantee not in (0, c.relowner)
    loop
      execute format('revoke update, delete, truncate, references, trigger on %s from %s', closed, grantee);
      if closed = 'games_play.seeds'::regclass then
        execute format('grant update (state, client_seed, activated_at, revealed_at) on %s to %s', closed, grantee);
      end if;
    end loop;
  end loop;
end $$;
