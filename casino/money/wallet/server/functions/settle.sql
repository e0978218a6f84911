-- Who stands against a purse in a round: bonus money never mixes with money, and all grants, and all free spins, have one side.
create or replace function money_wallet.house_side(purse text) returns text language sql immutable parallel safe
  as $$ select case when purse = 'main' then 'house:games' when purse ~ '^(bonus|free-bet|free-spins):' then 'house:games-' || split_part(purse, ':', 1)
               else 'house:games-' || purse end $$;

-- Writes the rounds that `accept` took in this transaction, all of them, in the order in which it answered them: stake, win, fact and
-- stored answer of each; says what then stood in the account. A round whose win is null was not drawn after all: nothing of it is
-- written. Without `fact_kinds` no round has a fact. The win of a planned stake is shared between its two purses in the proportion of
-- what came out of each; the unit that does not divide goes to cash.
create or replace function money_wallet.settle(
  keys text[], hashes bytea[], refs text[], games text[], wins bigint[], fact_kinds text[], facts jsonb[], answers json[],
  moment timestamptz
) returns setof bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  -- As noted by `accept`; without it all of these are null.
  noted constant text[] := string_to_array(nullif(current_setting('money_wallet.accepted', true), ''), ';');
  ids constant bigint[] := noted[1];
  players constant bigint[] := noted[2];
  accounts constant bigint[] := noted[3];
  houses constant bigint[] := noted[4];
  stood constant bigint[] := noted[5];
  stakes constant bigint[] := noted[6];
  are_counted constant boolean[] := noted[7];
  are_spaced constant boolean[] := noted[8];
  -- Of planned stakes alone; null where there is none.
  plan_grants constant bigint[] := noted[9];
  plan_accounts constant bigint[] := noted[10];
  plan_houses constant bigint[] := noted[11];
  plan_stakes constant bigint[] := noted[12];
  plan_counts constant bigint[] := noted[13];
  -- What of each win goes to the round's own account, and what to the purse of the grant.
  own_wins bigint[] := wins;
  purse_wins bigint[] := '{}';
  with_bonus_money boolean := false;
  counts bigint[] := plan_counts;
  forgotten constant text := set_config('money_wallet.accepted', '', true);
  current_account bigint;
  standing bigint;
  balances bigint[] := '{}';
begin
  if ids is null or array_length(wins, 1) is distinct from array_length(ids, 1) then
    raise exception 'rounds are settled in the transaction that accepted them, all of them' using errcode = 'invalid_transaction_state';
  end if;

  if plan_grants is not null then
    for round in 1..array_length(ids, 1) loop
      purse_wins[round] := 0;
      if wins[round] is null then counts[round] := null; end if;
      if plan_stakes[round] > 0 then
        with_bonus_money := true;
        purse_wins[round] := div(wins[round]::numeric * plan_stakes[round], stakes[round] + plan_stakes[round]);
        own_wins[round] := wins[round] - purse_wins[round];
      end if;
    end loop;
  end if;

  for round in 1..array_length(ids, 1) loop
    if accounts[round] is distinct from current_account then
      current_account := accounts[round];
      standing := stood[round];
    end if;
    if wins[round] is not null then standing := standing - stakes[round] + own_wins[round]; end if;
    balances[round] := standing;
    return next standing;
  end loop;

  insert into money_wallet.transactions (id, scope, key, request_hash, reference, game, at, balance_after, answer)
    overriding system value
  select s.id, s.owner_id, s.key, s.hash, s.reference, s.game, moment, s.balance, s.answer
    from unnest(ids, players, keys, hashes, refs, games, wins, balances, answers)
         as s(id, owner_id, key, hash, reference, game, win, balance, answer)
   where s.win is not null;

  insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
  select s.id, leg.line, leg.from_account, leg.to_account, leg.amount, moment, leg.reason
    from unnest(ids, accounts, houses, stakes, own_wins) as s(id, account, house, stake, win)
   cross join lateral (values (1, s.account, s.house, s.stake, 'stake'), (2, s.house, s.account, s.win, 'win'))
         as leg(line, from_account, to_account, amount, reason)
   where s.win is not null and leg.amount > 0;

  if with_bonus_money then
    insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
    select s.id, leg.line, leg.from_account, leg.to_account, leg.amount, moment, leg.reason
      from unnest(ids, plan_accounts, plan_houses, plan_stakes, purse_wins, wins) as s(id, account, house, stake, purse_win, win)
     cross join lateral (values (3, s.account, s.house, s.stake, 'stake'), (4, s.house, s.account, s.purse_win, 'win'))
           as leg(line, from_account, to_account, amount, reason)
     where s.win is not null and leg.amount > 0;
  end if;

  if plan_grants is not null then
    perform money_wallet.count_wagers(ids, plan_grants, counts, moment);
  end if;

  if fact_kinds is not null then
    insert into kernel.facts (kind, player_id, data, at)
    select s.kind, case when s.owner_id > 0 then s.owner_id end, s.data, moment
      from unnest(players, wins, fact_kinds, facts) with ordinality as s(owner_id, win, kind, data, place)
     where s.win is not null and s.kind is not null
     order by s.place;
  end if;

  if true = any(are_counted) then
    with counts as (
      select s.owner_id, sum(s.stake)::bigint as staked, sum(s.win)::bigint as won
        from unnest(players, stakes, own_wins, are_counted) as s(owner_id, stake, win, is_counted)
       where s.is_counted and s.win is not null
       group by s.owner_id
    ), hours as (
      insert into money_wallet.stake_hours as h (owner_id, hour, staked, won)
      select c.owner_id, date_trunc('hour', moment, 'UTC'), c.staked, c.won from counts c
      on conflict (owner_id, hour) do update set staked = h.staked + excluded.staked, won = h.won + excluded.won
    )
    update money_wallet.stake_controls c
       set used = array[c.used[1] + n.staked, c.used[2] + n.staked, c.used[3] + n.staked,
                        c.used[4] + n.staked - n.won, c.used[5] + n.staked - n.won, c.used[6] + n.staked - n.won]
      from counts n where c.owner_id = n.owner_id;
  end if;

  if true = any(are_spaced) then
    update money_wallet.stake_controls c set played_at = moment
      from (select distinct s.owner_id from unnest(players, wins, are_spaced) as s(owner_id, win, is_spaced)
             where s.is_spaced and s.win is not null) n
     where c.owner_id = n.owner_id;
  end if;
end $$;

-- The stake of something that is settled later (a bet): under the same controls as a round, and by the terms of the sport grant. A bet
-- names its purse: with that of the grant at most `most_stake` is staked. Where the bet says its category it counts towards the grant
-- that is wagered, cash and bonus money alike. Outcomes as of `accept`, `settled` for what was taken.
create or replace function money_wallet.take_stake(
  of_owner bigint, purse text, asset text, key text, hash bytea, reference text, game text, stake bigint, category text,
  moment timestamptz
) returns table (outcome text, cap integer, till timestamptz, most bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  said record;
  g money_wallet.grants;
  counts bigint;
  written bigint;
begin
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  select k.* into g from money_wallet.stake_controls c join money_wallet.grants k on k.id = c.sport_grant where c.owner_id = of_owner;
  if stake > g.most_stake and purse = g.purse
     and not exists (select from money_wallet.transactions t where t.scope = of_owner and t.key = take_stake.key) then
    return query select 'bonus-stake-too-high', null::integer, null::timestamptz, g.most_stake;
    return;
  end if;
  select * into said
    from money_wallet.accept(array[of_owner], array[purse], array[asset], array[key], array[hash], array[reference], array[stake], moment);
  if said.outcome <> 'accepted' then
    return query select said.outcome, said.cap, said.till, null::bigint;
    return;
  end if;
  perform money_wallet.settle(array[key], array[hash], array[reference], array[game], array[0::bigint], null, null, array['{}'::json], moment);
  counts := least(stake, g.most_stake) * (g.contributions ->> category)::bigint / 100;
  if counts > 0 and g.asset = take_stake.asset and purse in ('main', g.purse) then
    select t.id into written from money_wallet.transactions t where t.scope = of_owner and t.key = take_stake.key;
    perform money_wallet.count_wagers(array[written], array[g.id], array[counts], moment);
  end if;
  return query select 'settled', null::integer, null::timestamptz, null::bigint;
end $$;
