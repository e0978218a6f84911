-- What a transfer is about never changes, and one that is over stays as it ended, whoever writes.
create or replace function money_project_transfers.keep_transfer() returns trigger language plpgsql as $$
begin
  if (new.id, new.name, new.player_id, new.project, new.link_id, new.currency, new.amount, new.sent_at)
       is distinct from (old.id, old.name, old.player_id, old.project, old.link_id, old.currency, old.amount, old.sent_at)
     or old.state in ('arrived', 'returned')
     or (old.state = 'recalling' and new.state = 'sending') then
    raise exception 'transfer % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
