-- An ended round stays as it ended, and no round becomes another one's.
create or replace function games_play.keep_stepped_round() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or (new.owner_id, new.mode, new.slug, new.currency, new.seed_id, new.nonce, new.begun_at)
     is distinct from (old.owner_id, old.mode, old.slug, old.currency, old.seed_id, old.nonce, old.begun_at) then
    raise exception 'a round that has ended does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
