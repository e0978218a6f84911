-- Decides which rounds are taken, one account after the other, in the order given within each, and holds the locks that keep it so
-- until the transaction ends. What a round could win plays no part: a round that only the win of an earlier one in the same call could
-- pay for is told `later`.
--
-- `place` says which round a row speaks of; where it speaks of one twice, the last is true. No key and no reference may come twice in
-- one call (the lanes see to it; the unique indexes refuse the whole call).
-- Outcomes: accepted, later (ask again in the next call), replayed, key-reused, reference-used, stakes-blocked, other-currency,
-- limit-reached, too-soon (`gaps`, milliseconds; null where the licence asks for none), bonus-stake-too-high, insufficient-funds.
--
-- A round of the main purse that says its category is staked by a plan: cash first, and what cash does not cover from the purse of the
-- casino grant that is wagered now. Terms hold here: a game that the grant leaves out uses cash alone, more than `most_stake` is not
-- staked with bonus money, and the stake counts by its category's percent, at most `most_stake` of it and nothing where more than
-- `most_opposite` percent of it (`opposites`) stand on outcomes that exclude each other.
create or replace function money_wallet.accept(
  owners bigint[], purses text[], assets text[], keys text[], hashes bytea[], refs text[], stakes bigint[], moment timestamptz,
  gaps integer[] default null, games text[] default null, categories text[] default null, opposites smallint[] default null
) returns table (place integer, outcome text, balance_after bigint, stored_answer json, cap integer, till timestamptz, most bigint)
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
  -- The grant of the current account's owner, its purse, and what of the rounds comes out of it.
  with_grants boolean := false;
  g money_wallet.grants;
  purse_account bigint;
  purse_house bigint;
  house_of text;
  purse_stands bigint;
  is_planned boolean := false;
  cash bigint;
  plan_grants bigint[] := '{}';
  plan_accounts bigint[] := '{}';
  plan_houses bigint[] := '{}';
  plan_stakes bigint[] := '{}';
  plan_counts bigint[] := '{}';
  noted text;
begin
  -- The owners' rows first: whoever holds them sees every key, block and count of these owners, and changes them alone.
  for r in select c.casino_grant from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update loop
    with_grants := with_grants or r.casino_grant is not null;
  end loop;
  with_grants := with_grants and categories is not null;
  if with_grants then
    -- The purses of the grants are locked with the others, in the one order.
    perform a.id from money_wallet.accounts a
      where (a.owner_id, a.purse, a.asset) in (
              select * from unnest(owners, purses, assets)
              union select k.owner_id, k.purse, k.asset from money_wallet.stake_controls c join money_wallet.grants k on k.id = c.casino_grant
               where c.owner_id = any(owners))
      order by a.owner_id, a.purse, a.asset for no key update;
  end if;

  for r in
    select q.place::integer, q.owner_id, q.purse, q.asset, q.hash, q.stake, q.gap, a.id as account_id, a.balance, h.id as house_id,
           c.owner_id as controlled, c.blocked_until, c.session_until, c.casino_grant, c.asset as controls_asset, c.caps, c.used, c.hour, c.played_at,
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
      counted := r.purse = 'main' and r.caps is not null and r.controls_asset = r.asset;
      if counted then
        used := case when r.hour < to_hour then money_wallet.bring_forward(r.owner_id, to_hour) else r.used end;
      end if;
      if with_grants then
        g := null;
        if r.casino_grant is not null and r.purse = 'main' then
          select * into g from money_wallet.grants k where k.id = r.casino_grant and k.asset = r.asset;
          select a.id, a.balance into purse_account, purse_stands
            from money_wallet.accounts a where a.owner_id = g.owner_id and a.purse = g.purse and a.asset = g.asset;
          if house_of is distinct from g.asset then
            house_of := g.asset;
            purse_house := money_wallet.open_account(0, money_wallet.house_side(g.purse), g.asset);
          end if;
        end if;
      end if;
    end if;
    cash := r.stake;
    if with_grants then
      is_planned := coalesce(g.id is not null and r.stake > 0 and g.contributions ? categories[r.place]
                             and games[r.place] <> all (g.excluded_games), false);
      if is_planned then cash := least(r.stake, standing); end if;
    end if;

    place := r.place;
    outcome := 'accepted';
    balance_after := standing;
    stored_answer := null;
    cap := null;
    till := null;
    most := null;
    if r.known_hash is not null then
      outcome := case when r.known_hash = r.hash then 'replayed' else 'key-reused' end;
    elsif r.used_by is not null then
      outcome := 'reference-used';
    elsif any_waits then
      -- Rounds of one account are decided in their order.
      outcome := 'later';
    elsif r.stake > 0 then
      if r.controlled is null or r.blocked_until > moment then
        outcome := 'stakes-blocked';
        till := nullif(r.blocked_until, 'infinity');
      elsif r.purse = 'main' and r.controls_asset <> r.asset then
        -- The owner plays in another currency since: their caps could not be compared with this stake.
        outcome := 'other-currency';
      elsif r.session_until <= moment then
        outcome := 'limit-reached';
        cap := 0;
      elsif r.gap > 0 and last_played + r.gap * interval '1 millisecond' > moment then
        outcome := 'too-soon';
        till := last_played + r.gap * interval '1 millisecond';
      elsif cash < r.stake and any_taken then
        -- Cash first: what an earlier round of this call wins is staked before bonus money.
        outcome := 'later';
      elsif cash < r.stake and r.stake > g.most_stake then
        outcome := 'bonus-stake-too-high';
        most := g.most_stake;
      else
        if counted and cash > 0 then
          for which in 1..6 loop
            if used[which] + cash > r.caps[which] then
              -- Against losses (4 to 6) the win of an earlier round of this call may yet count.
              outcome := case when which > 3 and any_taken then 'later' else 'limit-reached' end;
              cap := which;
              till := money_wallet.room_from(r.owner_id, which, used[which] + cash - r.caps[which], to_hour);
              exit;
            end if;
          end loop;
        end if;
        if outcome = 'accepted' and standing < cash then
          outcome := case when any_taken then 'later' else 'insufficient-funds' end;
        elsif outcome = 'accepted' and cash < r.stake and purse_stands < r.stake - cash then
          outcome := 'insufficient-funds';
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
      staked[taken] := cash;
      are_counted[taken] := counted and (cash > 0 or r.stake = 0);
      are_spaced[taken] := r.stake > 0 and coalesce(r.gap, 0) > 0;
      any_taken := true;
      standing := standing - cash;
      if with_grants then
        -- Of a round without a plan too: the arrays go beside the others.
        plan_grants[taken] := case when is_planned then g.id end;
        plan_accounts[taken] := case when is_planned then purse_account end;
        plan_houses[taken] := case when is_planned then purse_house end;
        plan_stakes[taken] := case when is_planned then r.stake - cash end;
        plan_counts[taken] := case
          when is_planned and coalesce(opposites[r.place], 0) <= g.most_opposite
          then least(r.stake, g.most_stake) * (g.contributions ->> categories[r.place])::bigint / 100 end;
      end if;
      if are_spaced[taken] then last_played := moment; end if;
      if counted then
        used := array[used[1] + cash, used[2] + cash, used[3] + cash, used[4] + cash, used[5] + cash, used[6] + cash];
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
    return query select * from money_wallet.accept(owners, purses, assets, keys, hashes, refs, stakes, moment, gaps, games, categories, opposites);
    return;
  end if;

  noted := set_config('money_wallet.accepted', case when taken > 0 then
    concat_ws(';', ids, players, accounts, houses, stood, staked, are_counted, are_spaced,
              case when with_grants then
                concat_ws(';', plan_grants, plan_accounts, plan_houses, plan_stakes, plan_counts) end) else '' end, true);
end $$;
