create or replace function campaigns_missions.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.title, new.starts_at, new.ends_at, new.spec, new.games, new.counts, new.board_id)
     is distinct from (old.owner, old.title, old.starts_at, old.ends_at, old.spec, old.games, old.counts, old.board_id) then
    raise exception 'a track keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
