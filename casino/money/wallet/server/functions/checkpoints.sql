-- Where the last checkpoint ended.
create or replace function money_wallet.last_horizon() returns bigint language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select coalesce((select horizon from money_wallet.checkpoints order by id desc limit 1), 0)
$$;

-- What entries from one transaction on and before another give to each account. A month that was not analysed yet has no figures of
-- how its entries lie, and the planner then takes a BRIN index for useless and reads the whole month: it must not.
create or replace function money_wallet.entered_between(since bigint, before bigint) returns table (account bigint, amount numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
  select leg.account, sum(leg.amount)
    from money_wallet.entries e, lateral (values (e.to_account, e.amount), (e.from_account, -e.amount)) leg (account, amount)
   where e.tx >= since and e.tx < before
   group by leg.account
$$;

-- What every account has by its last checkpoint and everything visible since.
create or replace function money_wallet.entered_by_checkpoint() returns table (account bigint, entered numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with fresh as materialized (select * from money_wallet.entered_between(money_wallet.last_horizon(), 9223372036854775807))
  select a.id, coalesce(noted.entered, 0) + coalesce(f.amount, 0)
    from money_wallet.accounts a
    left join fresh f on f.account = a.id
    left join lateral (select s.entered from money_wallet.checkpoint_sums s
                        where s.account = a.id order by s.checkpoint desc limit 1) noted on true
  union all
  select f.account, f.amount from fresh f where not exists (select from money_wallet.accounts a where a.id = f.account)
$$;

-- Notes what every account that moved has below the horizon: transactions beneath it are all finished (decisions 0009 and 0015).
create or replace function money_wallet.write_checkpoint(moment timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  final bigint;
  written bigint;
begin
  -- One after the other: the next one starts where this one ends.
  perform pg_advisory_xact_lock(7203117);
  since := money_wallet.last_horizon();
  final := kernel.horizon();
  if final <= since then return; end if;
  insert into money_wallet.checkpoints (at, horizon) values (moment, final) returning id into written;
  insert into money_wallet.checkpoint_sums (account, checkpoint, entered)
  select fresh.account, written, fresh.amount
         + coalesce((select s.entered from money_wallet.checkpoint_sums s
                      where s.account = fresh.account order by s.checkpoint desc limit 1), 0)
    from money_wallet.entered_between(since, final) fresh;
  -- Pages that the index does not describe yet are read every time.
  perform brin_summarize_new_values(inhrelid) from pg_inherits where inhparent = 'money_wallet.entries_tx'::regclass;
end $$;
