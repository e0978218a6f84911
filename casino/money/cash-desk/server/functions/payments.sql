-- What a payment is about never changes, and its state only moves forward, whoever writes.
create or replace function money_cash_desk.keep_payment() returns trigger language plpgsql as $$
declare
  states constant text[] := array['created', 'pending', 'expired', 'failed', 'completed'];
begin
  if (new.id, new.player_id, new.provider, new.currency, new.amount) is distinct from (old.id, old.player_id, old.provider, old.currency, old.amount)
     or (old.provider_payment is not null and new.provider_payment is distinct from old.provider_payment)
     or (old.pay_to is not null and new.pay_to is distinct from old.pay_to)
     or (old.received is not null and new.received is distinct from old.received)
     or array_position(states, new.state) < array_position(states, old.state) then
    raise exception 'payment % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
