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
  -- What of the rounds comes out of the purses of grants.
  with_grants boolean := false;
  purse_house bigint;
  house_of text;
  cash bigint;
  plan_grants bigint[];
  plan_accounts bigint[];
  plan_houses bigint[];
  plan_stakes bigint[];
  plan_counts bigint[];
  noted text;
begin
  -- The owners' rows first: whoever holds them sees every key, block and count of these owners, and changes them alone. The purse of a
  -- grant moves under them too, so it is read without a lock of its own.
  for r in select c.casino_grant from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update loop
    with_grants := with_grants or r.casino_grant is not null;
  end loop;
  with_grants := with_grants and categories is not null;
  if with_grants then
    -- They go beside the others: of a round without a plan they say null.
    plan_grants := array_fill(null::bigint, array[asked]);
    plan_accounts := plan_grants;
    plan_houses := plan_grants;
    plan_stakes := plan_grants;
    plan_counts := plan_grants;
  end if;

  for r in
    select q.place::integer, q.owner_id, q.purse, q.asset, q.hash, q.stake, q.gap, a.id as account_id, a.balance, h.id as house_id,
           c.owner_id as controlled, c.blocked_until, c.session_until, c.casino_grant, c.asset as controls_asset, c.caps, c.used, c.hour, c.played_at,
           k.request_hash as known_hash, k.answer as known_answer, k.balance_after as known_balance, u.id as used_by,
           p.id as purse_account, p.balance as purse_stands, g.id as grant_id, g.purse as grant_purse, g.most_stake, g.most_opposite,
           q.opposite,
           -- Null where cash alone is staked.
           case when q.stake > 0 and q.game <> all (g.excluded_games) then (g.contributions ->> q.category)::bigint end as percent
      from unnest(owners, purses, assets, keys, hashes, refs, stakes, gaps, games, categories, opposites) with ordinality
           as q(owner_id, purse, asset, key, hash, reference, stake, gap, game, category, opposite, place)
      join money_wallet.accounts a on a.owner_id = q.owner_id and a.purse = q.purse and a.asset = q.asset
      -- One look into the index for each. Joined otherwise, every account of the house is read: four for each campaign that ever was.
      cross join lateral (
        select o.id from money_wallet.accounts o
         where o.owner_id = 0 and o.purse = money_wallet.house_side(q.purse) and o.asset = q.asset limit 1) h
      left join money_wallet.stake_controls c on c.owner_id = q.owner_id
      left join money_wallet.grants g on g.id = c.casino_grant and g.asset = q.asset and q.purse = 'main'
      left join money_wallet.accounts p on p.owner_id = g.owner_id and p.purse = g.purse and p.asset = g.asset
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
    end if;
    cash := r.stake;
    if r.percent is not null then cash := least(r.stake, standing); end if;

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
      elsif cash < r.stake and r.stake > r.most_stake then
        outcome := 'bonus-stake-too-high';
        most := r.most_stake;
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
        elsif outcome = 'accepted' and cash < r.stake and r.purse_stands < r.stake - cash then
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
      if r.percent is not null then
        if house_of is distinct from r.asset then
          house_of := r.asset;
          purse_house := money_wallet.open_account(0, money_wallet.house_side(r.grant_purse), r.asset);
        end if;
        plan_grants[taken] := r.grant_id;
        plan_accounts[taken] := r.purse_account;
        plan_houses[taken] := purse_house;
        plan_stakes[taken] := r.stake - cash;
        if coalesce(r.opposite, 0) <= r.most_opposite then
          plan_counts[taken] := least(r.stake, r.most_stake) * r.percent / 100;
        end if;
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
