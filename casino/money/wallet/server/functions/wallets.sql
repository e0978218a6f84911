-- Makes an owner's purses and controls; doing it again changes nothing.
create or replace function money_wallet.open_wallet(of_owner bigint, currency text, purses text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into money_wallet.stake_controls (owner_id) values (of_owner) on conflict do nothing;
  insert into money_wallet.wallets (owner_id, currency) values (of_owner, currency) on conflict do nothing;
  perform money_wallet.open_account(of_owner, named, currency) from unnest(purses) named order by named;
end $$;

-- Another current currency for an owner (0070). Nothing is converted here: cash of the one they leave, a payout on its way and what the
-- house put into a piggy bank wait in their purses. Bonus money, free bets, free spins and the money box are bound to play in their
-- currency, and keep it.
-- Outcomes: changed, in-use; after in-use nothing was written.
--
-- What was staked and won in the hours that limits still count is carried over at the rate of the limits themselves
-- (numerator/denominator minor units of the new currency for one of the old), against the owner's favour where it does not
-- divide: a change of currency must not empty the windows.
create or replace function money_wallet.change_currency(of_owner bigint, to_currency text, numerator numeric, denominator numeric) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  leaves text;
begin
  -- In the order of a round: the controls, then the accounts. A round in flight either committed before, or finds nothing to stake.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  select w.currency into leaves from money_wallet.wallets w where w.owner_id = of_owner for update;
  if not found then raise exception 'owner % has no wallet', of_owner using errcode = 'foreign_key_violation'; end if;
  if leaves = to_currency then return 'changed'; end if;
  perform a.id from money_wallet.accounts a
    where a.owner_id = of_owner and a.asset = leaves order by a.owner_id, a.purse, a.asset for no key update;
  if exists (select from money_wallet.accounts a
              where a.owner_id = of_owner and a.balance > 0 and a.purse not in ('demo', 'hold', 'main', 'piggy') and a.asset = leaves) then
    return 'in-use';
  end if;

  update money_wallet.wallets set currency = to_currency where owner_id = of_owner;
  perform money_wallet.open_account(of_owner, named, to_currency) from unnest(array['bonus', 'hold', 'main']) named order by named;
  update money_wallet.stake_hours set staked = ceil(staked * numerator / denominator), won = floor(won * numerator / denominator)
   where owner_id = of_owner;
  -- The caps themselves are written anew by responsible play, in this same transaction. From here on cash is staked in this currency
  -- alone, also by games that were opened before.
  update money_wallet.stake_controls c set asset = to_currency, hour = '-infinity' where c.owner_id = of_owner;
  return 'changed';
end $$;

-- May an owner go, and if `closes`, let them: no stake is taken from them any more. Bonus money, free spins and what the house
-- put into a piggy bank keep nobody; money of any currency, held amounts and the money box do. Outcomes: empty, money-left; after money-left nothing was written.
create or replace function money_wallet.close_wallet(of_owner bigint, closes boolean) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- In the order of a round: the controls, then the accounts.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  perform a.id from money_wallet.accounts a
    where a.owner_id = of_owner and a.purse ~ '^(main|hold|box|box-hold:.*)$' order by a.owner_id, a.purse, a.asset for no key update;
  if exists (select from money_wallet.accounts a where a.owner_id = of_owner and a.purse ~ '^(main|hold|box|box-hold:.*)$' and a.balance > 0) then
    return 'money-left';
  end if;
  if closes then update money_wallet.stake_controls set blocked_until = 'infinity' where owner_id = of_owner; end if;
  return 'empty';
end $$;
