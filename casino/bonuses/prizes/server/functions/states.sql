-- A prize goes forward only: what is fulfilled, expired or returned stays so, and a taken one is not given back.
create or replace function bonuses_prizes.keep_state() returns trigger language plpgsql as $$
declare
  may_follow constant text[] := case old.state
    when 'granted' then array['taken', 'fulfilled', 'expired', 'returned']
    when 'waiting-for-player' then array['taken', 'fulfilled', 'expired', 'returned']
    when 'taken' then array['fulfilled']
    else '{}' end;
begin
  if new.prize_id <> old.prize_id or new.state <> all (may_follow) then
    raise exception 'prize % cannot become % from %', old.prize_id, new.state, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
