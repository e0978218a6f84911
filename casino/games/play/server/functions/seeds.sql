-- A seed once written is what was committed to: only its state moves, and only forward.
create or replace function games_play.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.owner_id, new.server_seed_hash, new.sealed, new.key_id, new.made_at)
     is distinct from (old.owner_id, old.server_seed_hash, old.sealed, old.key_id, old.made_at)
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
     or array_position(array['next', 'active', 'retiring', 'retired'], new.state)
      < array_position(array['next', 'active', 'retiring', 'retired'], old.state) then
    raise exception 'a committed seed does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A pair comes into the books as the next one, whose hash alone is known: none that somebody could have dealt from before.
create or replace function games_play.begin_as_next() returns trigger language plpgsql as $$
begin
  if new.state <> 'next' then
    raise exception 'a pair of seeds begins as the next one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
