create or replace function money_wallet.window_length(which integer) returns interval language sql immutable parallel safe
  as $$ select (array[interval '24 hours', interval '7 days', interval '30 days'])[(which - 1) % 3 + 1] $$;

-- Brings `used` forward to an hour; called with the owner's row locked.
create or replace function money_wallet.bring_forward(of_owner bigint, to_hour timestamptz) returns bigint[]
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  sums bigint[];
begin
  select array[
    coalesce(sum(staked) filter (where h.hour >= to_hour - interval '24 hours'), 0)::bigint,
    coalesce(sum(staked) filter (where h.hour >= to_hour - interval '7 days'), 0)::bigint,
    coalesce(sum(staked), 0)::bigint,
    coalesce(sum(staked - won) filter (where h.hour >= to_hour - interval '24 hours'), 0)::bigint,
    coalesce(sum(staked - won) filter (where h.hour >= to_hour - interval '7 days'), 0)::bigint,
    coalesce(sum(staked - won), 0)::bigint] into sums
    from money_wallet.stake_hours h where h.owner_id = of_owner and h.hour >= to_hour - interval '30 days';
  update money_wallet.stake_controls set used = sums, hour = to_hour where owner_id = of_owner;
  return sums;
end $$;

-- When so much of a window will have passed that `excess` fits again; null when it never will.
create or replace function money_wallet.room_from(of_owner bigint, which integer, excess bigint, to_hour timestamptz) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select min(past.hour) + money_wallet.window_length(which) + interval '1 hour'
    from (select h.hour, sum(case when which <= 3 then h.staked else h.staked - h.won end) over (order by h.hour) as freed
            from money_wallet.stake_hours h
           where h.owner_id = of_owner and h.hour >= to_hour - money_wallet.window_length(which)) past
   where past.freed >= excess
$$;

-- What counts as staked and as won of the cash of one account since a moment. A transaction that was reversed, and a stake that came back because
-- it was void for good (its refund names it in `reverses`, and was not reversed itself), count as if they had never been; a win that a corrected
-- result took back is taken off when it was.
create or replace function money_wallet.counted_play(of_account bigint, since timestamptz)
  returns table (at timestamptz, staked bigint, won bigint) language sql stable as $$
  select e.at, e.amount, 0::bigint from money_wallet.entries e
   where e.from_account = of_account and e.from_account > 0 and e.reason = 'stake' and e.at >= since
     and not exists (select from money_wallet.transactions r where r.reverses = e.transaction_id
                        and not exists (select from money_wallet.transactions u where u.reverses = r.id))
  union all
  select e.at, 0, e.amount from money_wallet.entries e
   where e.to_account = of_account and e.to_account > 0 and e.reason in ('win', 'refund') and e.at >= since
     and not exists (select from money_wallet.transactions r where r.reverses = e.transaction_id)
     and (e.reason = 'win' or not exists (select from money_wallet.transactions r where r.id = e.transaction_id and r.reverses is not null))
  union all
  select e.at, 0, -e.amount from money_wallet.entries e join money_wallet.accounts h on h.id = e.to_account
   where e.from_account = of_account and e.from_account > 0 and e.reason = 'reversal' and e.at >= since
     and h.owner_id = 0 and h.purse = money_wallet.house_side('main')
     and not exists (select from money_wallet.transactions r where r.reverses = e.transaction_id)
     and not exists (select from money_wallet.transactions r where r.id = e.transaction_id and r.reverses is not null)
$$;

-- Adds up an owner's hours anew from the play of 30 days, in whatever currency it was: `rates` says how many minor units of `counts` (first) so
-- many of another (second) are, for limits. What does not divide counts against the owner. With the owner's controls locked.
create or replace function money_wallet.recount_hours(of_owner bigint, counts text, to_hour timestamptz, rates jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from money_wallet.stake_hours where owner_id = of_owner;
  insert into money_wallet.stake_hours (owner_id, hour, staked, won)
  select of_owner, hours.hour, ceil(sum(hours.staked * hours.numerator / hours.denominator)),
         floor(sum(hours.won * hours.numerator / hours.denominator))
    from (select date_trunc('hour', leg.at, 'UTC') as hour, leg.staked, leg.won,
                 coalesce((rates -> a.asset ->> 0)::numeric, 1) as numerator, coalesce((rates -> a.asset ->> 1)::numeric, 1) as denominator
            from money_wallet.accounts a cross join lateral money_wallet.counted_play(a.id, to_hour - interval '30 days') leg
           where a.owner_id = of_owner and a.purse = 'main' and (a.asset = counts or rates ? a.asset)) hours
   group by hours.hour;
  perform money_wallet.bring_forward(of_owner, to_hour);
end $$;

-- Takes what transactions staked and won in cash out of the hours in which they did, and out of what controls have used, after what reverses
-- them was written. Hours that hold play of another currency, or lack a stake whose refund is reversed now, are counted anew: `rates`
-- has for each currency that limits may be in what recount_hours takes. With the owners' controls locked.
create or replace function money_wallet.uncount_play(transactions bigint[], moment timestamptz, rates jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  changed bigint[];
  anew bigint[];
begin
  with play as (
    select a.owner_id, date_trunc('hour', e.at, 'UTC') as hour,
           a.asset <> c.asset or (e.reason = 'refund' and t.reverses is not null) as is_other,
           coalesce(sum(e.amount) filter (where e.reason = 'stake'), 0) as staked,
           coalesce(sum(case when e.reason = 'reversal' then -e.amount else e.amount end) filter (where e.reason <> 'stake'), 0) as won
      from money_wallet.transactions t
      join money_wallet.entries e on e.transaction_id = t.id and e.at = t.at and e.reason in ('stake', 'win', 'refund', 'reversal')
      join money_wallet.accounts a on a.id = case when e.reason in ('stake', 'reversal') then e.from_account else e.to_account end
       and a.owner_id > 0 and a.purse = 'main'
      join money_wallet.stake_controls c on c.owner_id = a.owner_id and c.caps is not null
     where t.id = any(transactions)
       and (e.reason <> 'reversal' or e.to_account in (
              select h.id from money_wallet.accounts h where h.owner_id = 0 and h.purse = money_wallet.house_side('main')))
     group by 1, 2, 3
  ), hours as (
    update money_wallet.stake_hours h set staked = greatest(h.staked - p.staked, 0), won = h.won - p.won
      from play p where not p.is_other and h.owner_id = p.owner_id and h.hour = p.hour
  )
  select array_agg(distinct p.owner_id) filter (where not p.is_other), array_agg(distinct p.owner_id) filter (where p.is_other)
    into changed, anew from play p;
  perform money_wallet.bring_forward(o.owner_id, to_hour) from unnest(changed) o(owner_id);
  perform money_wallet.recount_hours(c.owner_id, c.asset, to_hour, rates -> c.asset)
     from money_wallet.stake_controls c where c.owner_id = any(anew);
end $$;

-- Takes back what a corrected result had paid too much, at most what stands in the purse, once per key. Of cash it is a win the less, from
-- this hour on, also where limits are in another currency by now: `rates` as in uncount_play. What was taken; of a repeat what the first time did.
create or replace function money_wallet.take_back(
  of_owner bigint, of_purse text, counts text, wanted bigint, command_key text, content_hash bytea, about text, moment timestamptz,
  rates jsonb
) returns table (outcome text, amount bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  known record;
  taken bigint;
  counted text;
begin
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  perform money_wallet.open_account(of_owner, of_purse, counts);
  select least(a.balance, wanted) into taken from money_wallet.accounts a
   where a.owner_id = of_owner and a.purse = of_purse and a.asset = counts for no key update;
  select t.request_hash = content_hash as same, e.amount into known
    from money_wallet.transactions t join money_wallet.entries e on e.transaction_id = t.id and e.at = t.at
   where t.scope = 0 and t.key = command_key;
  if found then
    return query select case when known.same then 'replayed' else 'key-reused' end, known.amount;
    return;
  elsif taken = 0 then
    return query select 'empty', 0::bigint;
    return;
  end if;
  perform money_wallet.post(command_key, content_hash, 'reversal', about, null, jsonb_build_array(jsonb_build_object(
    'from_owner', of_owner, 'from_purse', of_purse, 'from_asset', counts,
    'to_owner', 0, 'to_purse', money_wallet.house_side(of_purse), 'to_asset', counts, 'amount', taken)), null, moment);
  select c.asset into counted from money_wallet.stake_controls c where c.owner_id = of_owner and c.caps is not null and of_purse = 'main';
  if counted = counts then
    insert into money_wallet.stake_hours as h (owner_id, hour, staked, won) values (of_owner, to_hour, 0, -taken)
      on conflict (owner_id, hour) do update set won = h.won + excluded.won;
    perform money_wallet.bring_forward(of_owner, to_hour);
  elsif counted is not null then
    perform money_wallet.recount_hours(of_owner, counted, to_hour, rates -> counted);
  end if;
  return query select 'posted', taken;
end $$;

-- Holds the controls of owners until the transaction ends: before any account of theirs, as a stake does.
create or replace function money_wallet.lock_controls(owners bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select c.owner_id from money_wallet.stake_controls c where c.owner_id = any(owners) order by c.owner_id for no key update
$$;

-- Writes an owner's controls. New caps count what was staked in their windows before they were set, in whatever currency: `rates` as in
-- uncount_play.
create or replace function money_wallet.set_stake_controls(
  of_owner bigint, blocked timestamptz, session timestamptz, counts text, limits bigint[], moment timestamptz, rates jsonb
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known money_wallet.stake_controls;
begin
  insert into money_wallet.stake_controls (owner_id) values (of_owner) on conflict do nothing;
  select * into known from money_wallet.stake_controls where owner_id = of_owner for no key update;
  update money_wallet.stake_controls set blocked_until = blocked, session_until = session, asset = coalesce(counts, asset), caps = limits
   where owner_id = of_owner;
  if limits is null or (known.caps is not null and known.asset = counts) then return; end if;

  perform money_wallet.open_account(of_owner, 'main', counts);
  perform money_wallet.recount_hours(of_owner, counts, date_trunc('hour', moment, 'UTC'), rates -> counts);
end $$;
