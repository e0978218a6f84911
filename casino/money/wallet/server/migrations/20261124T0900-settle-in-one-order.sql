-- The two halves of a batch with less between them (decision 0016): `accept` answers each round as it decides it, and notes what it took
-- as a few arrays of numbers; `settle` gets what it writes in that same order, so that nothing is sorted, numbered or joined anew.
drop function money_wallet.accept(bigint[], text[], text[], text[], bytea[], text[], bigint[], timestamptz, integer[]);
drop function money_wallet.settle(text[], bytea[], text[], text[], bigint[], text[], jsonb[], json[], timestamptz);
drop type money_wallet.accepted_round;

-- Decides which rounds are taken, one account after the other, in the order given within each, and holds the locks that keep it so
-- until the transaction ends. What a round could win plays no part: a round that only the win of an earlier one in the same call could
-- pay for is told `later`.
--
-- `place` says which round a row speaks of; where it speaks of one twice, the last is true. No key and no reference may come twice in
-- one call (the lanes see to it; the unique indexes refuse the whole call).
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
  -- The accepted rounds, in the order in which they are answered; read by `settle`.
  taken integer := 0;
  ids bigint[] := '{}';
  players bigint[] := '{}';
  accounts bigint[] := '{}';
  houses bigint[] := '{}';
  stood bigint[] := '{}';
  staked bigint[] := '{}';
  are_counted boolean[] := '{}';
  are_spaced boolean[] := '{}';
  noted text;
begin
  -- The owners' rows first: whoever holds them sees every key, block and count of these owners, and changes them alone.
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update;

  for r in
    select q.place::integer, q.owner_id, q.purse, q.asset, q.hash, q.stake, q.gap, a.id as account_id, a.balance, h.id as house_id,
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

    place := r.place;
    outcome := 'accepted';
    balance_after := standing;
    stored_answer := null;
    cap := null;
    till := null;
    if r.known_hash is not null then
      outcome := case when r.known_hash = r.hash then 'replayed' else 'key-reused' end;
    elsif r.used_by is not null then
      outcome := 'reference-used';
    elsif any_waits then
      -- Rounds of one account are decided in their order.
      outcome := 'later';
    elsif r.stake > 0 then
      if r.controlled is null or r.blocked_until > moment or (r.purse = 'main' and r.caps_asset <> r.asset) then
        outcome := 'stakes-blocked';
        till := nullif(r.blocked_until, 'infinity');
      elsif r.session_until <= moment then
        outcome := 'limit-reached';
        cap := 0;
      elsif r.gap > 0 and last_played + r.gap * interval '1 millisecond' > moment then
        outcome := 'too-soon';
        till := last_played + r.gap * interval '1 millisecond';
      else
        if counted then
          for which in 1..6 loop
            if used[which] + r.stake > r.caps[which] then
              -- Against losses (4 to 6) the win of an earlier round of this call may yet count.
              outcome := case when which > 3 and any_taken then 'later' else 'limit-reached' end;
              cap := which;
              till := money_wallet.room_from(r.owner_id, which, used[which] + r.stake - r.caps[which], to_hour);
              exit;
            end if;
          end loop;
        end if;
        if outcome = 'accepted' and standing < r.stake then
          outcome := case when any_taken then 'later' else 'insufficient-funds' end;
        end if;
      end if;
    end if;

    if outcome = 'accepted' then
      taken := taken + 1;
      ids[taken] := nextval('money_wallet.transactions_id_seq');
      players[taken] := r.owner_id;
      accounts[taken] := r.account_id;
      houses[taken] := r.house_id;
      stood[taken] := r.balance;
      staked[taken] := r.stake;
      are_counted[taken] := counted;
      are_spaced[taken] := r.stake > 0 and coalesce(r.gap, 0) > 0;
      any_taken := true;
      standing := standing - r.stake;
      if are_spaced[taken] then last_played := moment; end if;
      if counted then
        used := array[used[1] + r.stake, used[2] + r.stake, used[3] + r.stake, used[4] + r.stake, used[5] + r.stake, used[6] + r.stake];
      end if;
    elsif outcome = 'later' then
      any_waits := true;
    elsif outcome = 'replayed' then
      balance_after := r.known_balance;
      stored_answer := r.known_answer;
    end if;
    return next;
  end loop;

  if seen < asked then
    -- An account is used for the first time: open what is missing and decide all anew. Nothing was written yet.
    perform money_wallet.open_account(q.owner_id, q.purse, q.asset), money_wallet.open_account(0, money_wallet.house_side(q.purse), q.asset)
       from (select distinct * from unnest(owners, purses, assets) as d(owner_id, purse, asset) order by 1, 2, 3) q;
    return query select * from money_wallet.accept(owners, purses, assets, keys, hashes, refs, stakes, moment, gaps);
    return;
  end if;

  noted := set_config('money_wallet.accepted', case when taken > 0 then
    concat_ws(';', ids, players, accounts, houses, stood, staked, are_counted, are_spaced) else '' end, true);
end $$;

-- Writes the rounds that `accept` took in this transaction, all of them, in the order in which it answered them: stake, win, fact and
-- stored answer of each; says what then stood in the account. A round whose win is null was not drawn after all: nothing of it is
-- written. Without `fact_kinds` no round has a fact.
create function money_wallet.settle(
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
  forgotten constant text := set_config('money_wallet.accepted', '', true);
  current_account bigint;
  standing bigint;
  balances bigint[] := '{}';
begin
  if ids is null or array_length(wins, 1) is distinct from array_length(ids, 1) then
    raise exception 'rounds are settled in the transaction that accepted them, all of them' using errcode = 'invalid_transaction_state';
  end if;

  for round in 1..array_length(ids, 1) loop
    if accounts[round] is distinct from current_account then
      current_account := accounts[round];
      standing := stood[round];
    end if;
    if wins[round] is not null then standing := standing - stakes[round] + wins[round]; end if;
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
    from unnest(ids, accounts, houses, stakes, wins) as s(id, account, house, stake, win)
   cross join lateral (values (1, s.account, s.house, s.stake, 'stake'), (2, s.house, s.account, s.win, 'win'))
         as leg(line, from_account, to_account, amount, reason)
   where s.win is not null and leg.amount > 0;

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
        from unnest(players, stakes, wins, are_counted) as s(owner_id, stake, win, is_counted)
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

-- One round whose win is known before it is asked for: the stake of a bet (no win yet), and what the bet brings (no stake: never
-- refused). Outcomes as above, `settled` for a round that was accepted.
create or replace function money_wallet.settle_one(
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
    return query select 'settled', s, null::json, null::integer, null::timestamptz
      from money_wallet.settle(array[key], array[hash], array[reference], array[game], array[win], case when fact_kind is not null then array[fact_kind] end, array[fact],
                               array[answer], moment) s;
  else
    return query select said.outcome, said.balance_after, said.stored_answer, said.cap, said.till;
  end if;
end $$;
