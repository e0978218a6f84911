create or replace function campaigns_draws.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.title, new.starts_at, new.ends_at, new.spec, new.games, new.server_seed_hash, new.committed_at)
     is distinct from
     (old.owner, old.title, old.starts_at, old.ends_at, old.spec, old.games, old.server_seed_hash, old.committed_at)
     or (old.server_seed is not null and new.server_seed is distinct from old.server_seed) then
    raise exception 'a draw keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function campaigns_draws.keep_fall() returns trigger language plpgsql as $$
begin
  if old.drawn_at is not null or (new.draw_id, new.player_id, new.input, new.number, new.key, new.at)
     is distinct from (old.draw_id, old.player_id, old.input, old.number, old.key, old.at) then
    raise exception 'what was drawn stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
