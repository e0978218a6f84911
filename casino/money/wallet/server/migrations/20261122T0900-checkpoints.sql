-- The hourly trial balance reads what was entered since the last checkpoint, not every entry ever: decision 0015.

-- The PostgreSQL transaction that wrote an entry: what an order of commits can be told from. Entries from before this column
-- have 0 and belong to the first checkpoint. A bigint, for which BRIN has an operator class: the index is a few pages, and an
-- entry hardly pays for it.
alter table money_wallet.entries add column tx bigint not null default 0;
alter table money_wallet.entries alter column tx set default pg_current_xact_id()::text::bigint;
create index entries_tx on money_wallet.entries using brin (tx);

-- Each is a cut through the ledger: all transactions below the horizon were finished, so nothing can come in beneath it.
create table money_wallet.checkpoints (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  horizon bigint not null
);

-- What an account's entries below the horizon add up to; a row where it moved since the checkpoint before.
create table money_wallet.checkpoint_sums (
  account bigint not null references money_wallet.accounts,
  checkpoint bigint not null references money_wallet.checkpoints,
  entered numeric not null,
  primary key (account, checkpoint)
);

create trigger checkpoints_append_only before update or delete on money_wallet.checkpoints
  for each row execute function kernel.forbid_change();
create trigger checkpoints_never_emptied before truncate on money_wallet.checkpoints
  for each statement execute function money_wallet.refuse_removal();
create trigger checkpoint_sums_append_only before update or delete on money_wallet.checkpoint_sums
  for each row execute function kernel.forbid_change();
create trigger checkpoint_sums_never_emptied before truncate on money_wallet.checkpoint_sums
  for each statement execute function money_wallet.refuse_removal();
select money_wallet.close_table('money_wallet.checkpoints'), money_wallet.close_table('money_wallet.checkpoint_sums');

create function money_wallet.last_horizon() returns bigint language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select coalesce((select horizon from money_wallet.checkpoints order by id desc limit 1), 0)
$$;

-- What entries from one transaction on and before another give to each account.
create function money_wallet.entered_between(since bigint, before bigint) returns table (account bigint, amount numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select leg.account, sum(leg.amount)
    from money_wallet.entries e, lateral (values (e.to_account, e.amount), (e.from_account, -e.amount)) leg (account, amount)
   where e.tx >= since and e.tx < before
   group by leg.account
$$;

-- What every account has by its last checkpoint and everything visible since.
create function money_wallet.entered_by_checkpoint() returns table (account bigint, entered numeric)
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

-- As find_drift(), at the price of what is new. An account that was taken away is missed by its asset, which no longer sums to 0.
create function money_wallet.find_fresh_drift() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
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
create function money_wallet.find_rewritten() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with entered as materialized (select * from money_wallet.entered_between(0, money_wallet.last_horizon()))
  select a.owner_id, a.purse, a.asset, coalesce(noted.entered, 0)::bigint, coalesce(e.amount, 0)
    from money_wallet.accounts a
    left join entered e on e.account = a.id
    left join lateral (select s.entered from money_wallet.checkpoint_sums s
                        where s.account = a.id order by s.checkpoint desc limit 1) noted on true
   where coalesce(noted.entered, 0) <> coalesce(e.amount, 0)
$$;

-- Sums up to where the order of commits is final: an entry that is being written now has its place above.
create function money_wallet.write_checkpoint(moment timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  final bigint;
  written bigint;
begin
  -- One after the other: the next one starts where this one ends.
  perform pg_advisory_xact_lock(7203117);
  since := money_wallet.last_horizon();
  final := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
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

-- A house account's sum comes from its checkpoint too.
create or replace function money_wallet.totals() returns table (asset text, kind text, amount numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.asset,
         case when a.owner_id = 0 then split_part(a.purse, ':', 1) when a.purse = 'demo' then 'demo' else 'players' end,
         sum(case when a.id < 0 then s.entered else a.balance end)
    from money_wallet.accounts a join money_wallet.entered_by_checkpoint() s on s.account = a.id
   group by 1, 2
$$;
