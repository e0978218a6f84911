-- The licence's least time between two rounds of one owner, in any purse and any page (`gaps`, milliseconds; null where the
-- licence asks for none). It is held where the stake is taken, in the same call: no frame's timer has to be believed.
alter table money_wallet.stake_controls add column played_at timestamptz;
comment on column money_wallet.stake_controls.played_at is 'When the last round began that had to keep a distance; null where none had.';

drop function money_wallet.settle(
  bigint[], text[], text[], text[], bytea[], text[], text[], bigint[], bigint[], text[], jsonb[], json[], timestamptz);

-- As before, and one outcome more: too-soon, with the moment from which the next round may begin.
create function money_wallet.settle(
  owners bigint[], purses text[], assets text[], keys text[], hashes bytea[], refs text[], games text[],
  stakes bigint[], wins bigint[], fact_kinds text[], facts jsonb[], answers json[], moment timestamptz,
  gaps integer[] default null
) returns table (place integer, outcome text, balance_after bigint, stored_answer json, cap integer, till timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  asked constant integer := array_length(owners, 1);
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  r record;
  seen integer := 0;
  any_settled boolean := false;
  any_counted boolean := false;
  current_account bigint;
  standing bigint;
  used bigint[];
  current_owner bigint;
  last_played timestamptz;
  any_spaced boolean := false;
  counted boolean;
  verdict text;
  -- By place in the call; an id only where the round is settled.
  ids bigint[] := array_fill(null::bigint, array[asked]);
  accounts bigint[] := array_fill(null::bigint, array[asked]);
  houses bigint[] := array_fill(null::bigint, array[asked]);
  outcomes text[] := array_fill(null::text, array[asked]);
  balances bigint[] := array_fill(null::bigint, array[asked]);
  kept json[] := array_fill(null::json, array[asked]);
  reached integer[] := array_fill(null::integer, array[asked]);
  until timestamptz[] := array_fill(null::timestamptz, array[asked]);
begin
  -- The owners' rows first: whoever holds them sees every key, block and count of these owners, and changes them alone.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update;

  for r in
    select q.place, q.owner_id, q.purse, q.asset, q.hash, q.stake, q.win, q.gap, a.id as account_id, a.balance, h.id as house_id,
           c.owner_id as controlled, c.blocked_until, c.session_until, c.asset as caps_asset, c.caps, c.used, c.hour, c.played_at,
           k.request_hash as known_hash, k.answer as known_answer, k.balance_after as known_balance, u.id as used_by
      from unnest(owners, purses, assets, keys, hashes, refs, stakes, wins, gaps) with ordinality
           as q(owner_id, purse, asset, key, hash, reference, stake, win, gap, place)
      join money_wallet.accounts a on a.owner_id = q.owner_id and a.purse = q.purse and a.asset = q.asset
      join money_wallet.accounts h on h.owner_id = 0 and h.purse = money_wallet.house_side(q.purse) and h.asset = q.asset
      left join money_wallet.stake_controls c on c.owner_id = q.owner_id
      left join money_wallet.transactions k on k.scope = q.owner_id and k.key = q.key
      left join money_wallet.transactions u on u.reference = q.reference and u.scope <> 0
     order by a.owner_id, a.purse, a.asset, q.place
       for no key update of a
  loop
    seen := seen + 1;
    if r.owner_id is distinct from current_owner then
      current_owner := r.owner_id;
      last_played := r.played_at;
    end if;
    if r.account_id is distinct from current_account then
      current_account := r.account_id;
      standing := r.balance;
      counted := r.purse = 'main' and r.caps is not null and r.caps_asset = r.asset;
      if counted then
        used := case when r.hour < to_hour then money_wallet.bring_forward(r.owner_id, to_hour) else r.used end;
      end if;
    end if;

    verdict := 'settled';
    if r.known_hash is not null then
      verdict := case when r.known_hash = r.hash then 'replayed' else 'key-reused' end;
    elsif r.used_by is not null then
      verdict := 'reference-used';
    elsif r.stake > 0 then
      if r.controlled is null or r.blocked_until > moment or (r.purse = 'main' and r.caps_asset <> r.asset) then
        verdict := 'stakes-blocked';
        until[r.place] := nullif(r.blocked_until, 'infinity');
      elsif r.session_until <= moment then
        verdict := 'limit-reached';
        reached[r.place] := 0;
      elsif r.gap > 0 and last_played + r.gap * interval '1 millisecond' > moment then
        verdict := 'too-soon';
        until[r.place] := last_played + r.gap * interval '1 millisecond';
      else
        if counted then
          for which in 1..6 loop
            if used[which] + r.stake > r.caps[which] then
              verdict := 'limit-reached';
              reached[r.place] := which;
              until[r.place] := money_wallet.room_from(r.owner_id, which, used[which] + r.stake - r.caps[which], to_hour);
              exit;
            end if;
          end loop;
        end if;
        if verdict = 'settled' and standing < r.stake then verdict := 'insufficient-funds'; end if;
      end if;
    end if;

    outcomes[r.place] := verdict;
    balances[r.place] := standing;
    if verdict = 'settled' then
      any_settled := true;
      standing := standing - r.stake + r.win;
      balances[r.place] := standing;
      ids[r.place] := nextval('money_wallet.transactions_id_seq');
      accounts[r.place] := r.account_id;
      houses[r.place] := r.house_id;
      if r.gap > 0 and r.stake > 0 then
        any_spaced := true;
        last_played := moment;
      end if;
      if counted then
        any_counted := true;
        used := array[used[1] + r.stake, used[2] + r.stake, used[3] + r.stake,
                      used[4] + r.stake - r.win, used[5] + r.stake - r.win, used[6] + r.stake - r.win];
      end if;
    elsif verdict = 'replayed' then
      balances[r.place] := r.known_balance;
      kept[r.place] := r.known_answer;
    end if;
  end loop;

  if seen < asked then
    -- An account is used for the first time: open what is missing and look again. Nothing was written yet.
    perform money_wallet.open_account(q.owner_id, q.purse, q.asset), money_wallet.open_account(0, money_wallet.house_side(q.purse), q.asset)
       from (select distinct * from unnest(owners, purses, assets) as d(owner_id, purse, asset) order by 1, 2, 3) q;
    return query select * from money_wallet.settle(owners, purses, assets, keys, hashes, refs, games, stakes, wins,
                                                   fact_kinds, facts, answers, moment, gaps);
    return;
  end if;

  if any_settled then
    insert into money_wallet.transactions (id, scope, key, request_hash, reference, game, at, balance_after, answer)
      overriding system value
    select s.id, s.owner_id, s.key, s.hash, s.reference, s.game, moment, s.balance, s.answer
      from unnest(ids, owners, keys, hashes, refs, games, balances, answers)
           as s(id, owner_id, key, hash, reference, game, balance, answer)
     where s.id is not null;

    insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
    select s.id, leg.line, leg.from_account, leg.to_account, leg.amount, moment, leg.reason
      from unnest(ids, accounts, houses, stakes, wins) as s(id, account, house, stake, win)
     cross join lateral (values (1, s.account, s.house, s.stake, 'stake'), (2, s.house, s.account, s.win, 'win'))
           as leg(line, from_account, to_account, amount, reason)
     where s.id is not null and leg.amount > 0;

    insert into kernel.facts (kind, player_id, data, at)
    select s.kind, case when s.owner_id > 0 then s.owner_id end, s.data, moment
      from unnest(ids, owners, fact_kinds, facts) with ordinality as s(id, owner_id, kind, data, place)
     where s.id is not null and s.kind is not null
     order by s.place;
  end if;

  if any_counted then
    with counts as (
      select s.owner_id, sum(s.stake)::bigint as staked, sum(s.win)::bigint as won
        from unnest(ids, owners, purses, assets, stakes, wins) as s(id, owner_id, purse, asset, stake, win)
        join money_wallet.stake_controls c on c.owner_id = s.owner_id and c.asset = s.asset
       where s.id is not null and s.purse = 'main'
       group by s.owner_id
    ), hours as (
      insert into money_wallet.stake_hours as h (owner_id, hour, staked, won)
      select owner_id, to_hour, staked, won from counts
      on conflict (owner_id, hour) do update set staked = h.staked + excluded.staked, won = h.won + excluded.won
    )
    update money_wallet.stake_controls c
       set used = array[c.used[1] + n.staked, c.used[2] + n.staked, c.used[3] + n.staked,
                        c.used[4] + n.staked - n.won, c.used[5] + n.staked - n.won, c.used[6] + n.staked - n.won]
      from counts n where c.owner_id = n.owner_id;
  end if;

  if any_spaced then
    update money_wallet.stake_controls c set played_at = moment
      from (select distinct s.owner_id from unnest(ids, owners, stakes, gaps) as s(id, owner_id, stake, gap)
             where s.id is not null and s.stake > 0 and s.gap > 0) n
     where c.owner_id = n.owner_id;
  end if;

  return query select s.place::integer, s.outcome, s.balance, s.answer, s.cap, s.till
                 from unnest(outcomes, balances, kept, reached, until) with ordinality as s(outcome, balance, answer, cap, till, place)
                order by s.place;
end $$;
