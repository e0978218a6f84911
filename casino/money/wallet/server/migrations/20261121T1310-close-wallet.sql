-- May an owner go, and if `closes`, let them: no stake is taken from them any more. Bonus money and free spins keep nobody; money
-- of any currency and held amounts do. Outcomes: empty, money-left; after money-left nothing was written.
create function money_wallet.close_wallet(of_owner bigint, closes boolean) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- In the order of a round: the controls, then the accounts.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  perform a.id from money_wallet.accounts a
    where a.owner_id = of_owner and a.purse in ('main', 'hold') order by a.owner_id, a.purse, a.asset for no key update;
  if exists (select from money_wallet.accounts a where a.owner_id = of_owner and a.purse in ('main', 'hold') and a.balance > 0) then
    return 'money-left';
  end if;
  if closes then update money_wallet.stake_controls set blocked_until = 'infinity' where owner_id = of_owner; end if;
  return 'empty';
end $$;
