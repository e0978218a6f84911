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

-- Writes an owner's controls. New caps count what was staked in their windows before they were set, in whatever currency: `rates` says
-- how many minor units of `counts` (first) so many of another (second) are, for limits. What does not divide counts against the owner.
create or replace function money_wallet.set_stake_controls(
  of_owner bigint, blocked timestamptz, session timestamptz, counts text, limits bigint[], moment timestamptz, rates jsonb
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  to_hour timestamptz := date_trunc('hour', moment, 'UTC');
  known money_wallet.stake_controls;
begin
  insert into money_wallet.stake_controls (owner_id) values (of_owner) on conflict do nothing;
  select * into known from money_wallet.stake_controls where owner_id = of_owner for no key update;
  update money_wallet.stake_controls set blocked_until = blocked, session_until = session, asset = coalesce(counts, asset), caps = limits
   where owner_id = of_owner;
  if limits is null or (known.caps is not null and known.asset = counts) then return; end if;

  perform money_wallet.open_account(of_owner, 'main', counts);
  delete from money_wallet.stake_hours where owner_id = of_owner;
  insert into money_wallet.stake_hours (owner_id, hour, staked, won)
  select of_owner, hours.hour, ceil(sum(hours.staked * hours.numerator / hours.denominator)),
         floor(sum(hours.won * hours.numerator / hours.denominator))
    from (select date_trunc('hour', leg.at, 'UTC') as hour, leg.staked, leg.won,
                 coalesce((rates -> a.asset ->> 0)::numeric, 1) as numerator, coalesce((rates -> a.asset ->> 1)::numeric, 1) as denominator
            from money_wallet.accounts a cross join lateral (
              select e.at, e.amount as staked, 0 as won from money_wallet.entries e
               where e.from_account = a.id and e.from_account > 0 and e.reason = 'stake' and e.at >= to_hour - interval '30 days'
              union all
              select e.at, 0, e.amount from money_wallet.entries e
               where e.to_account = a.id and e.to_account > 0 and e.reason in ('win', 'refund') and e.at >= to_hour - interval '30 days') leg
           where a.owner_id = of_owner and a.purse = 'main' and (a.asset = counts or rates ? a.asset)) hours
   group by hours.hour;
  perform money_wallet.bring_forward(of_owner, to_hour);
end $$;
