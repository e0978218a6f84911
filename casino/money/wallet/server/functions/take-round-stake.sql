-- A stake of a round that goes on in steps, in the caller's transaction: as a round's own, by the plan and the terms of `accept` and with the
-- licence's least time between rounds. What the round brings is paid later, by `pay_all`, to the purses that are named here: what
-- came out of each. Outcomes as of `accept`, `settled` for what was taken.
create or replace function money_wallet.take_round_stake(
  of_owner bigint, asset text, key text, hash bytea, reference text, game text, category text, stake bigint, gap integer, moment timestamptz
) returns table (outcome text, cap integer, till timestamptz, most bigint, purses text[], amounts bigint[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  said record;
  answered record;
begin
  -- Of two rows on the same round the later is true.
  for answered in
    select a.outcome, a.cap, a.till, a.most
      from money_wallet.accept(array[of_owner], array['main'], array[asset], array[key], array[hash], array[reference], array[stake], moment,
                               array[gap], array[game], array[category]) a
  loop
    said := answered;
  end loop;
  if said.outcome <> 'accepted' then
    return query select said.outcome, said.cap, said.till, said.most, null::text[], null::bigint[];
    return;
  end if;
  perform money_wallet.settle(array[key], array[hash], array[reference], array[game], array[0::bigint], null, null, array['{}'::json], moment);
  return query
    select 'settled', null::integer, null::timestamptz, null::bigint,
           array_agg(a.purse order by e.line), array_agg(e.amount order by e.line)
      from money_wallet.transactions t
      join money_wallet.entries e on e.transaction_id = t.id and e.at = t.at
      join money_wallet.accounts a on a.id = e.from_account
     where t.scope = of_owner and t.key = take_round_stake.key and e.reason = 'stake';
end $$;
