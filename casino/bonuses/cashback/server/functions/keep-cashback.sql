-- What was counted and what became of it never changes back.
create or replace function bonuses_cashback.keep_cashback() returns trigger language plpgsql as $$
begin
  if old.state <> 'available'
     or (new.id, new.player_id, new.currency, new.amount, new.fund, new.week, new.staked, new.won, new.percent)
        is distinct from (old.id, old.player_id, old.currency, old.amount, old.fund, old.week, old.staked, old.won, old.percent) then
    raise exception 'cashback % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
