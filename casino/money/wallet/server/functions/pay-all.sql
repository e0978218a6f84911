-- Pays what stakes brought or gives them back, thousands at once, each once by its key. Never refused, whatever controls or limits say
-- by now: wins and returned stakes of cash count against losses. What would go to the purse of a grant that has ended goes where the
-- grant went: to cash where it was converted, up to what is left of its cap, else to its fund. What a free spin won goes where the wins of its spins go, and so does its
-- stake when it comes back after they have ended; before, it is a spin again. `stake_refs`: reference of the stake that is void, which takes its
-- wagering with it; null where there is none. `final_voids`: whether that void stays for good; cash that comes back then counts as if it had
-- never been staked, in the hour in which it was, and is no win: its transaction reverses the stake's. What is void until somebody says
-- otherwise stays a stake, and comes back as a win, so that another result of it is right by itself. Cash that comes in another currency than
-- the one that limits are in by now counts as well: the hours of its owner are counted anew, with `rates` as in uncount_play.
--
-- A row for each place: settled, replayed, key-reused (nothing was written for it). No key may come twice in one call.
create or replace function money_wallet.pay_all(
  owners bigint[], purses text[], assets text[], keys text[], hashes bytea[], refs text[], games text[], amounts bigint[],
  reasons text[], stake_refs text[], final_voids boolean[], rates jsonb, moment timestamptz
) returns table (place integer, outcome text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  target_owners bigint[] := owners;
  target_purses text[] := purses;
  -- Of grants that became cash up to a cap: whose each amount is, what of it is cash, and the fund that the rest goes to. Null where there is none.
  capped bigint[];
  cash_parts bigint[];
  rest_funds text[];
  late record;
  -- Every account that is paid into.
  locked_owners bigint[];
  locked_purses text[];
  locked_assets text[];
  with_caps boolean;
  with_spins boolean := false;
  -- One of each account that is paid into, by its place in the call.
  places bigint[];
  accounts bigint[];
  balances bigint[];
  -- One of each kind of purse, with the account of the house that pays for it.
  paid_purses text[];
  paid_assets text[];
  houses bigint[];
  behind bigint[];
  -- The first refund of cash of each stake that is void for good, by its place, and the stake's transaction.
  void_places bigint[];
  void_stakes bigint[];
  -- The first and the last of the currencies that limits are in, and whose are in another one than the cash that comes.
  first_asset text;
  last_asset text;
  elsewhere bigint[];
begin
  select coalesce(bool_or(c.has_caps), false), array_agg(c.owner_id) filter (where c.has_caps and c.hour < to_hour),
         min(c.asset) filter (where c.has_caps), max(c.asset) filter (where c.has_caps)
    into with_caps, behind, first_asset, last_asset
    from (select s.owner_id, s.caps is not null as has_caps, s.hour, s.asset from money_wallet.stake_controls s
           where s.owner_id = any(owners) order by s.owner_id for no key update) c;
  perform money_wallet.bring_forward(b.owner_id, to_hour) from unnest(behind) b(owner_id);
  if exists (select from unnest(purses) p(purse) where p.purse <> 'main' and p.purse ~ '^(bonus|free-bet|free-spins):') then
    select array_agg(case when g.state = 'returned' then 0 else q.owner_id end order by q.place),
           array_agg(case when g.state = 'returned' then g.fund when g.state = 'converted' then 'main' when g.state is not null then g.purse
                          when f.id is not null and not (q.reason = 'refund' and f.ended_at is null) then 'main'
                          else q.purse end order by q.place),
           array_agg(case when g.cap_left is not null then g.id end order by q.place),
           array_agg(case when g.cap_left is not null then g.fund end order by q.place)
      into target_owners, target_purses, capped, rest_funds
      from unnest(owners, purses, reasons) with ordinality as q(owner_id, purse, reason, place)
      left join money_wallet.free_spins f on f.owner_id = q.owner_id and f.purse = q.purse
      left join money_wallet.grants g on g.owner_id = q.owner_id
        and (g.purse = q.purse or g.id = case when q.reason = 'refund' and f.ended_at is null then null else f.wins_to end);
    with_spins := exists (select from unnest(purses) p(purse) where p.purse like 'free-spins:%');
  end if;

  locked_owners := target_owners;
  locked_purses := target_purses;
  locked_assets := assets;
  if exists (select from unnest(capped) c(grant_id) where c.grant_id is not null) then
    cash_parts := amounts;
    for late in
      select q.place::integer, q.grant_id, q.amount
        from unnest(capped, owners, keys, amounts) with ordinality as q(grant_id, owner_id, key, amount, place)
       where q.grant_id is not null
         and not exists (select from money_wallet.transactions k where k.scope = q.owner_id and k.key = q.key)
       order by q.place
    loop
      cash_parts[late.place] := money_wallet.take_of_cap(late.grant_id, late.amount);
    end loop;
    select target_owners || array_agg(0::bigint order by q.place), target_purses || array_agg(q.fund order by q.place),
           assets || array_agg(q.asset order by q.place)
      into locked_owners, locked_purses, locked_assets
      from unnest(amounts, cash_parts, rest_funds, assets) with ordinality as q(amount, cash, fund, asset, place)
     where q.cash < q.amount;
  end if;

  -- The house's own side, before any account of a player.
  select array_agg(q.purse), array_agg(q.asset), array_agg(money_wallet.open_account(0, money_wallet.house_side(q.purse), q.asset))
    into paid_purses, paid_assets, houses
    from (select distinct p.purse, p.asset from unnest(purses, assets) as p(purse, asset) order by 1, 2) q;

  -- Every account in the one order, opened where it is used for the first time. What stands in it is read with its lock, and stays.
  loop
    select array_agg(l.place), array_agg(l.id), array_agg(l.balance) into places, accounts, balances
      from (select q.place, a.id, a.balance
              from unnest(locked_owners, locked_purses, locked_assets) with ordinality as q(owner_id, purse, asset, place)
              join money_wallet.accounts a on a.owner_id = q.owner_id and a.purse = q.purse and a.asset = q.asset
             order by a.owner_id, a.purse, a.asset for no key update of a) l;
    exit when coalesce(cardinality(places), 0) >= cardinality(locked_owners);
    perform money_wallet.open_account(m.owner_id, m.purse, m.asset)
       from (select distinct q.owner_id, q.purse, q.asset from unnest(locked_owners, locked_purses, locked_assets) as q(owner_id, purse, asset)
              order by 1, 2, 3) m;
  end loop;

  if stake_refs is not null then
    perform money_wallet.take_back_wagers(array_agg(t.id))
       from unnest(owners, keys, stake_refs) as q(owner_id, key, stake_ref)
       join money_wallet.transactions t on t.reference = q.stake_ref and t.scope = q.owner_id and t.scope <> 0
      where not exists (select from money_wallet.transactions k where k.scope = q.owner_id and k.key = q.key);
  end if;
  if final_voids is not null then
    select array_agg(v.place), array_agg(v.id) into void_places, void_stakes
      from (select distinct on (t.id) t.id, q.place
              from unnest(owners, purses, keys, stake_refs, final_voids) with ordinality as q(owner_id, purse, key, stake_ref, is_final, place)
              join money_wallet.transactions t on t.reference = q.stake_ref and t.scope = q.owner_id and t.scope <> 0
             where q.is_final and q.purse = 'main'
               and not exists (select from money_wallet.transactions k where k.scope = q.owner_id and k.key = q.key)
               and not exists (select from money_wallet.transactions r where r.reverses = t.id)
             order by t.id, q.place) v;
  end if;

  -- Mostly all are in one, and nobody is looked for.
  if with_caps and exists (select from unnest(assets) q(asset) where q.asset <> first_asset or q.asset <> last_asset) then
    select array_agg(distinct s.owner_id) into elsewhere
      from unnest(target_owners, target_purses, assets, amounts) as q(owner_id, purse, asset, amount)
      join money_wallet.stake_controls s on s.owner_id = q.owner_id and s.caps is not null and s.asset <> q.asset
     where q.purse = 'main' and q.amount > 0 and rates -> s.asset ? q.asset;
  end if;

  return query
  with asked as materialized (
    select q.*, k.id is not null as is_known, k.request_hash as known_hash
      from unnest(owners, purses, assets, keys, hashes, refs, games, amounts, reasons, target_owners, target_purses, cash_parts, rest_funds)
           with ordinality
           as q(owner_id, purse, asset, key, hash, reference, game, amount, reason, target_owner, target_purse, cash_part, rest_fund, place)
      left join money_wallet.transactions k on k.scope = q.owner_id and k.key = q.key
  ), fresh as materialized (
    select nextval('money_wallet.transactions_id_seq') as id, q.*, a.account, h.house, coalesce(q.cash_part, q.amount) as paid,
           a.balance + sum(coalesce(q.cash_part, q.amount)) over (partition by a.account order by q.place) as stands,
           (q.target_owner > 0 and q.target_purse = 'main' and v.stake is null) as is_won_cash, v.stake as reverses
      from asked q
      join unnest(places, accounts, balances) as a(place, account, balance) on a.place = q.place
      join unnest(paid_purses, paid_assets, houses) as h(purse, asset, house) on h.purse = q.purse and h.asset = q.asset
      left join unnest(void_places, void_stakes) as v(place, stake) on v.place = q.place
     where not q.is_known
  ), written as (
    insert into money_wallet.transactions (id, scope, key, request_hash, reference, game, at, balance_after, answer, reverses)
      overriding system value
    select f.id, f.owner_id, f.key, f.hash, f.reference, f.game, moment, f.stands, '{}', f.reverses from fresh f
  ), entered as (
    insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
    select f.id, 1, f.house, f.account, f.paid, moment, f.reason from fresh f where f.paid > 0
    union all
    select f.id, 2, f.house, a.id, f.amount - f.paid, moment, f.reason
      from fresh f join money_wallet.accounts a on a.owner_id = 0 and a.purse = f.rest_fund and a.asset = f.asset
     where cash_parts is not null and f.amount > f.paid
  ), counts as materialized (
    select f.owner_id, sum(f.paid)::bigint as won
      from fresh f join money_wallet.stake_controls s on s.owner_id = f.owner_id and s.caps is not null and s.asset = f.asset
     where with_caps and f.is_won_cash group by f.owner_id
  ), hours as (
    insert into money_wallet.stake_hours as h (owner_id, hour, staked, won)
    select n.owner_id, to_hour, 0, n.won from counts n
    on conflict (owner_id, hour) do update set won = h.won + excluded.won
  ), used as (
    update money_wallet.stake_controls s
       set used = array[s.used[1], s.used[2], s.used[3], s.used[4] - n.won, s.used[5] - n.won, s.used[6] - n.won]
      from counts n where s.owner_id = n.owner_id
  ), spun as (
    update money_wallet.free_spins s set won = s.won + n.won
      from (select f.owner_id, f.purse, sum(f.amount)::bigint as won from fresh f where with_spins and f.reason = 'win' group by 1, 2) n
     where s.owner_id = n.owner_id and s.purse = n.purse
  )
  select f.place::integer, 'settled' from fresh f
  union all select q.place::integer, case when q.known_hash = q.hash then 'replayed' else 'key-reused' end from asked q where q.is_known;

  -- Last, since hours that are counted anew are counted from what is written.
  if with_caps and void_stakes is not null then perform money_wallet.uncount_play(void_stakes, moment, rates); end if;
  perform money_wallet.recount_hours(c.owner_id, c.asset, to_hour, rates -> c.asset)
     from money_wallet.stake_controls c where c.owner_id = any(elsewhere);
end $$;
