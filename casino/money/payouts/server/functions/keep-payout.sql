-- What a payout is about never changes, and it goes only where the table of states lets it, whoever writes.
create or replace function money_payouts.keep_payout() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.provider, new.method, new.currency, new.amount) is distinct from
     (old.id, old.player_id, old.provider, old.method, old.currency, old.amount)
     or (old.provider_payout is not null and new.provider_payout is distinct from old.provider_payout)
     or (new.state <> old.state and (old.state, new.state) not in (
       ('review', 'approved'), ('review', 'rejected'), ('review', 'cancelled'), ('approved', 'processing'), ('approved', 'cancelled'),
       ('processing', 'paid'), ('processing', 'failed'), ('paid', 'returned'))) then
    raise exception 'payout % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
