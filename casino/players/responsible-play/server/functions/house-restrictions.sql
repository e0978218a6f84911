-- A row is written once and lifted once: what was decided stays readable.
create or replace function players_responsible_play.keep_house_restriction() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.kind, new.set_at) is distinct from (old.player_id, old.kind, old.set_at) or old.lifted_at is not null then
    raise exception 'a restriction of the house is lifted, and otherwise stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
