-- A round keeps what it committed to, and one that has ended does not change.
create or replace function games_live.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.table_slug, new.chain_id, new.number, new.opened_at, new.closes_at, new.server_seed_hash)
     is distinct from (old.table_slug, old.chain_id, old.number, old.opened_at, old.closes_at, old.server_seed_hash)
     or (old.server_seed is not null and (new.server_seed, new.drawn) is distinct from (old.server_seed, old.drawn))
     or old.state in ('settled', 'void') then
    raise exception 'a round keeps what it committed to' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
