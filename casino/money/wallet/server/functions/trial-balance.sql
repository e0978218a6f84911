-- Accounts whose balance is not the sum of their entries. One statement, one snapshot.
create or replace function money_wallet.find_drift() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with sums as (
    select account, sum(amount) as entered
      from (select to_account as account, amount from money_wallet.entries
            union all select from_account, -amount from money_wallet.entries) legs
     group by account
  )
  select a.owner_id, a.purse, a.asset, a.balance, coalesce(s.entered, 0)
    from money_wallet.accounts a left join sums s on s.account = a.id
   where a.id > 0 and a.balance <> coalesce(s.entered, 0)
  union all
  select null, null, null, null, s.entered from sums s
   where not exists (select from money_wallet.accounts a where a.id = s.account)
$$;

-- As find_drift(), at the price of what is new. An account that was taken away is missed by its asset, which no longer sums to 0.
create or replace function money_wallet.find_fresh_drift() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with sums as materialized (select * from money_wallet.entered_by_checkpoint())
  select a.owner_id, a.purse, a.asset, a.balance, s.entered
    from sums s join money_wallet.accounts a on a.id = s.account
   where a.id > 0 and a.balance <> s.entered
  union all
  select null, null, null, null, s.entered from sums s
   where not exists (select from money_wallet.accounts a where a.id = s.account)
  union all
  select null, null, min(n.code), null, -sum(s.entered)
    from sums s join money_wallet.assets n on n.number = abs(s.account) % 1000
   group by n.number having sum(s.entered) <> 0
$$;

-- Accounts whose entries below the last checkpoint are not what it noted: somebody changed the past, and perhaps the balance with
-- it. Reads every entry.
create or replace function money_wallet.find_rewritten() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with entered as materialized (select * from money_wallet.entered_between(0, money_wallet.last_horizon()))
  select a.owner_id, a.purse, a.asset, coalesce(noted.entered, 0)::bigint, coalesce(e.amount, 0)
    from money_wallet.accounts a
    left join entered e on e.account = a.id
    left join lateral (select s.entered from money_wallet.checkpoint_sums s
                        where s.account = a.id order by s.checkpoint desc limit 1) noted on true
   where coalesce(noted.entered, 0) <> coalesce(e.amount, 0)
$$;

-- A house account's sum comes from its checkpoint too.
create or replace function money_wallet.totals() returns table (asset text, kind text, amount numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.asset,
         case when a.owner_id = 0 then split_part(a.purse, ':', 1) when a.purse = 'demo' then 'demo' else 'players' end,
         sum(case when a.id < 0 then s.entered else a.balance end)
    from money_wallet.accounts a join money_wallet.entered_by_checkpoint() s on s.account = a.id
   group by 1, 2
$$;

create or replace function money_wallet.note_trial_balance(drifting integer, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into money_wallet.trial_balances (at, drifting, audit_id, audit_hash)
  select moment, drifting, coalesce(max(a.id), 0), coalesce((array_agg(a.hash order by a.id desc))[1], ''::bytea)
    from (select id, hash from kernel.audit order by id desc limit 1) a
  on conflict (at) do nothing
$$;

create or replace function money_wallet.find_cut_audit() returns table (audit_id bigint) language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select t.audit_id from money_wallet.trial_balances t
   where t.audit_id > 0 and not exists (select from kernel.audit a where a.id = t.audit_id and a.hash = t.audit_hash)
   order by t.audit_id limit 1
$$;
