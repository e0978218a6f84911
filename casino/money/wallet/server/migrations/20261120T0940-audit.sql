-- What people of the house did and why: append-only, each record sealed with a hash over itself and the one before.
create table money_wallet.audit (
  id bigint primary key,
  at timestamptz not null,
  actor text not null check (actor <> ''),
  action text not null check (action <> ''),
  reason text not null check (reason <> ''),
  subject text not null,
  data jsonb not null,
  hash bytea not null
);

create function money_wallet.audit_hash(before bytea, record money_wallet.audit) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(before || convert_to(jsonb_build_array(
    record.id, to_char(record.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    record.actor, record.action, record.reason, record.subject, record.data)::text, 'UTF8'))
$$;

create function money_wallet.append_audit(who text, what text, why text, about text, details jsonb, moment timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last money_wallet.audit;
  fresh money_wallet.audit;
begin
  -- One at a time until commit: the next record must follow this one or what came instead of it.
  perform pg_advisory_xact_lock(7203115);
  select * into last from money_wallet.audit order by id desc limit 1;
  fresh := row(coalesce(last.id, 0) + 1, moment, who, what, why, about, details, null)::money_wallet.audit;
  fresh.hash := money_wallet.audit_hash(coalesce(last.hash, ''::bytea), fresh);
  insert into money_wallet.audit select fresh.*;
  return fresh.id;
end $$;

-- The first record that is not what it was when written, or whose predecessor is missing; no row when all are.
create function money_wallet.find_audit_break() returns table (id bigint) language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select a.id
    from (select audit as record, lag(audit.hash) over (order by audit.id) as before, row_number() over (order by audit.id) as number
            from money_wallet.audit) chain, lateral (select (chain.record).id, (chain.record).hash) a
   where a.id <> chain.number or a.hash <> money_wallet.audit_hash(coalesce(chain.before, ''::bytea), chain.record)
   order by a.id limit 1
$$;

create trigger audit_append_only before update or delete on money_wallet.audit
  for each row execute function kernel.forbid_change();
create trigger audit_never_emptied before truncate on money_wallet.audit
  for each statement execute function money_wallet.refuse_removal();

-- Each hour's trial balance, with the head of the audit log at that time: a log cut short is found by it.
create table money_wallet.trial_balances (
  at timestamptz primary key,
  drifting integer not null,
  audit_id bigint not null,
  audit_hash bytea not null
);
create trigger trial_balances_append_only before update or delete on money_wallet.trial_balances
  for each row execute function kernel.forbid_change();

-- Accounts whose balance is not the sum of their entries. One statement, one snapshot.
create function money_wallet.find_drift() returns table (owner_id bigint, purse text, asset text, balance bigint, entered numeric)
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

-- What stands in all accounts of one kind (players' purses, demo, funds, the house), per asset. The sum of an asset is 0.
create function money_wallet.totals() returns table (asset text, kind text, amount numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with house as (
    select account, sum(amount) as amount
      from (select to_account as account, amount from money_wallet.entries where to_account < 0
            union all select from_account, -amount from money_wallet.entries where from_account < 0) legs
     group by account
  )
  select a.asset,
         case when a.owner_id = 0 then split_part(a.purse, ':', 1) when a.purse = 'demo' then 'demo' else 'players' end,
         sum(coalesce(h.amount, a.balance))
    from money_wallet.accounts a left join house h on h.account = a.id
   group by 1, 2
$$;

create function money_wallet.note_trial_balance(drifting integer, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into money_wallet.trial_balances (at, drifting, audit_id, audit_hash)
  select moment, drifting, coalesce(max(a.id), 0), coalesce((array_agg(a.hash order by a.id desc))[1], ''::bytea)
    from (select id, hash from money_wallet.audit order by id desc limit 1) a
  on conflict (at) do nothing
$$;

create function money_wallet.find_cut_audit() returns table (audit_id bigint) language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select t.audit_id from money_wallet.trial_balances t
   where t.audit_id > 0 and not exists (select from money_wallet.audit a where a.id = t.audit_id and a.hash = t.audit_hash)
   order by t.audit_id limit 1
$$;
