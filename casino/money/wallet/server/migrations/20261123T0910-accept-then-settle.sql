-- Whatever may refuse is decided before anything is drawn (decision 0016). A batch of rounds is settled by two calls in one
-- transaction: `accept` locks, decides and remembers which rounds are taken; their outcomes are drawn by the caller; `settle`
-- writes stakes, wins, facts and answers of exactly those. Until it has, nothing of them is there.
drop function money_wallet.settle(
  bigint[], text[], text[], text[], bytea[], text[], text[], bigint[], bigint[], text[], jsonb[], json[], timestamptz, integer[]);

-- What the transaction remembers of a round between the two calls, in the setting money_wallet.accepted.
create type money_wallet.accepted_round as (
  id bigint,
  owner_id bigint,
  account bigint,
  house bigint,
  -- What stood in the account before the call, without this round or any other of it.
  stood bigint,
  stake bigint,
  -- Counts against the owner's caps.
  is_counted boolean,
  -- The next round of the owner must keep a distance from this one.
  is_spaced boolean
);

-- Decides which rounds are taken, in the order given, and holds the locks that keep it so until the transaction ends. What a round
-- could win plays no part: a round that only the win of an earlier one in the same call could pay for is told `later`.
--
-- No key and no reference may come twice in one call (the lanes see to it; the unique indexes refuse the whole call).
-- Outcomes: accepted, later (ask again in the next call), replayed, key-reused, reference-used, stakes-blocked, limit-reached,
-- too-soon (`gaps`, milliseconds; null where the licence asks for none), insufficient-funds.
create function money_wallet.accept(
  owners bigint[], purses text[], assets text[], keys text[], hashes bytea[], refs text[], stakes bigint[], moment timestamptz,
  gaps integer[] default null
) returns table (place integer, outcome text, balance_after bigint, stored_answer json, cap integer, till timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  asked constant integer := array_length(owners, 1);
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  r record;
  seen integer := 0;
  current_account bigint;
  standing bigint;
  used bigint[];
  counted boolean;
  any_taken boolean;
  any_waits boolean;
  current_owner bigint;
  last_played timestamptz;
  verdict text;
  -- By place in the call; an id only where the round is accepted.
  ids bigint[] := array_fill(null::bigint, array[asked]);
  accounts bigint[] := array_fill(null::bigint, array[asked]);
  houses bigint[] := array_fill(null::bigint, array[asked]);
  stood bigint[] := array_fill(null::bigint, array[asked]);
  are_counted boolean[] := array_fill(null::boolean, array[asked]);
  outcomes text[] := array_fill(null::text, array[asked]);
  balances bigint[] := array_fill(null::bigint, array[asked]);
  kept json[] := array_fill(null::json, array[asked]);
  reached integer[] := array_fill(null::integer, array[asked]);
  until timestamptz[] := array_fill(null::timestamptz, array[asked]);
begin
  -- The owners' rows first: whoever holds them sees every key, block and count of these owners, and changes them alone.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update;

  for r in
    select q.place, q.owner_id, q.purse, q.asset, q.hash, q.stake, q.gap, a.id as account_id, a.balance, h.id as house_id,
           c.owner_id as controlled, c.blocked_until, c.session_until, c.asset as caps_asset, c.caps, c.used, c.hour, c.played_at,
           k.request_hash as known_hash, k.answer as known_answer, k.balance_after as known_balance, u.id as used_by
      from unnest(owners, purses, assets, keys, hashes, refs, stakes, gaps) with ordinality
           as q(owner_id, purse, asset, key, hash, reference, stake, gap, place)
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
      any_taken := false;
      any_waits := false;
      counted := r.purse = 'main' and r.caps is not null and r.caps_asset = r.asset;
      if counted then
        used := case when r.hour < to_hour then money_wallet.bring_forward(r.owner_id, to_hour) else r.used end;
      end if;
    end if;

    verdict := 'accepted';
    if r.known_hash is not null then
      verdict := case when r.known_hash = r.hash then 'replayed' else 'key-reused' end;
    elsif r.used_by is not null then
      verdict := 'reference-used';
    elsif any_waits then
      -- Rounds of one account are decided in their order.
      verdict := 'later';
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
              -- Against losses (4 to 6) the win of an earlier round of this call may yet count.
              verdict := case when which > 3 and any_taken then 'later' else 'limit-reached' end;
              reached[r.place] := which;
              until[r.place] := money_wallet.room_from(r.owner_id, which, used[which] + r.stake - r.caps[which], to_hour);
              exit;
            end if;
          end loop;
        end if;
        if verdict = 'accepted' and standing < r.stake then
          verdict := case when any_taken then 'later' else 'insufficient-funds' end;
        end if;
      end if;
    end if;

    outcomes[r.place] := verdict;
    balances[r.place] := standing;
    if verdict = 'accepted' then
      any_taken := true;
      standing := standing - r.stake;
      ids[r.place] := nextval('money_wallet.transactions_id_seq');
      accounts[r.place] := r.account_id;
      houses[r.place] := r.house_id;
      stood[r.place] := r.balance;
      are_counted[r.place] := counted;
      if r.gap > 0 and r.stake > 0 then last_played := moment; end if;
      if counted then
        used := array[used[1] + r.stake, used[2] + r.stake, used[3] + r.stake, used[4] + r.stake, used[5] + r.stake, used[6] + r.stake];
      end if;
    elsif verdict = 'later' then
      any_waits := true;
    elsif verdict = 'replayed' then
      balances[r.place] := r.known_balance;
      kept[r.place] := r.known_answer;
    end if;
  end loop;

  if seen < asked then
    -- An account is used for the first time: open what is missing and look again. Nothing was written yet.
    perform money_wallet.open_account(q.owner_id, q.purse, q.asset), money_wallet.open_account(0, money_wallet.house_side(q.purse), q.asset)
       from (select distinct * from unnest(owners, purses, assets) as d(owner_id, purse, asset) order by 1, 2, 3) q;
    return query select * from money_wallet.accept(owners, purses, assets, keys, hashes, refs, stakes, moment, gaps);
    return;
  end if;

  perform set_config('money_wallet.accepted', coalesce((
    select array_agg((s.id, s.owner_id, s.account, s.house, s.stood, s.stake, s.is_counted, s.stake > 0 and s.gap > 0)::money_wallet.accepted_round
                     order by s.place)::text
      from unnest(ids, owners, accounts, houses, stood, stakes, are_counted, gaps) with ordinality
           as s(id, owner_id, account, house, stood, stake, is_counted, gap, place)
     where s.id is not null), ''), true);

  return query select s.place::integer, s.outcome, s.balance, s.answer, s.cap, s.till
                 from unnest(outcomes, balances, kept, reached, until) with ordinality as s(outcome, balance, answer, cap, till, place)
                order by s.place;
end $$;

-- Writes the rounds that `accept` took in this transaction, all of them, in their order: stake, win, fact and stored answer of each.
-- A round whose win is null was not drawn after all: nothing of it is written.
create function money_wallet.settle(
  keys text[], hashes bytea[], refs text[], games text[], wins bigint[], fact_kinds text[], facts jsonb[], answers json[],
  moment timestamptz
) returns table (place integer, balance_after bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  taken constant money_wallet.accepted_round[] :=
    nullif(current_setting('money_wallet.accepted', true), '')::money_wallet.accepted_round[];
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  ids bigint[];
  owners bigint[];
  accounts bigint[];
  houses bigint[];
  stakes bigint[];
  balances bigint[];
  any_counted boolean;
  any_spaced boolean;
begin
  if array_length(wins, 1) is distinct from array_length(taken, 1) then
    raise exception 'rounds are settled in the transaction that accepted them, all of them' using errcode = 'invalid_transaction_state';
  end if;
  perform set_config('money_wallet.accepted', '', true);

  select array_agg(case when t.win is not null then t.id end order by t.place), array_agg(t.owner_id order by t.place),
         array_agg(t.account order by t.place), array_agg(t.house order by t.place), array_agg(t.stake order by t.place),
         array_agg(t.balance order by t.place),
         bool_or(t.is_counted and t.win is not null), bool_or(t.is_spaced and t.win is not null)
    into ids, owners, accounts, houses, stakes, balances, any_counted, any_spaced
    from (select r.*, (r.stood + sum(r.win - r.stake) over (partition by r.account order by r.place))::bigint as balance
            from unnest(taken, wins) with ordinality
                 as r(id, owner_id, account, house, stood, stake, is_counted, is_spaced, win, place)) t;

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

  if any_counted then
    with counts as (
      select t.owner_id, sum(t.stake)::bigint as staked, sum(t.win)::bigint as won
        from unnest(taken, wins) as t(id, owner_id, account, house, stood, stake, is_counted, is_spaced, win)
       where t.is_counted and t.win is not null
       group by t.owner_id
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
      from (select distinct t.owner_id from unnest(taken, wins) as t(id, owner_id, account, house, stood, stake, is_counted, is_spaced, win)
             where t.is_spaced and t.win is not null) n
     where c.owner_id = n.owner_id;
  end if;

  return query select b.place::integer, b.balance from unnest(balances) with ordinality as b(balance, place) order by b.place;
end $$;

-- One round whose win is known before it is asked for: the stake of a bet (no win yet), and what the bet brings (no stake: never
-- refused). Outcomes as above, `settled` for a round that was accepted.
create function money_wallet.settle_one(
  owner_id bigint, purse text, asset text, key text, hash bytea, reference text, game text, stake bigint, win bigint,
  fact_kind text, fact jsonb, answer json, moment timestamptz
) returns table (outcome text, balance_after bigint, stored_answer json, cap integer, till timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  said record;
begin
  select * into said
    from money_wallet.accept(array[owner_id], array[purse], array[asset], array[key], array[hash], array[reference], array[stake], moment);
  if said.outcome = 'accepted' then
    return query select 'settled', s.balance_after, null::json, null::integer, null::timestamptz
      from money_wallet.settle(array[key], array[hash], array[reference], array[game], array[win], array[fact_kind], array[fact],
                               array[answer], moment) s;
  else
    return query select said.outcome, said.balance_after, said.stored_answer, said.cap, said.till;
  end if;
end $$;
