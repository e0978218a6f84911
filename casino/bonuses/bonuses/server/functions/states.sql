create or replace function bonuses_bonuses.keep_document() returns trigger language plpgsql as $$
begin
  if (new.slug, new.version, new.document) is distinct from (old.slug, old.version, old.document) then
    raise exception 'a version of terms keeps its document' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- assigned -> (sleeping) -> applied -> complete; from each of them canceled, rejected or expired. One that was canceled before it was applied may
-- come back, or be rejected with its deposit.
create or replace function bonuses_bonuses.keep_state() returns trigger language plpgsql as $$
declare
  may_follow constant text[] := case old.state
    when 'assigned' then array['assigned', 'sleeping', 'applied', 'canceled', 'rejected', 'expired']
    when 'sleeping' then array['sleeping', 'applied', 'canceled', 'rejected', 'expired']
    when 'applied' then array['complete', 'canceled', 'rejected', 'expired']
    when 'canceled' then array['assigned', 'rejected']
    else '{}' end;
begin
  if (new.player_id, new.terms_id, new.key) is distinct from (old.player_id, old.terms_id, old.key)
     or new.state <> all (may_follow) or (old.state = 'canceled' and old.applied_at is not null) then
    raise exception 'bonus % cannot become % from %', old.id, new.state, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
