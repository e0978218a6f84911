-- The audit log is the whole site's, so it stands with the kernel; the ledger only notes its head with each trial balance.
insert into kernel.audit select * from money_wallet.audit order by id;

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

drop function money_wallet.find_audit_break();
drop function money_wallet.append_audit(text, text, text, text, jsonb, timestamptz);
drop function money_wallet.audit_hash(bytea, money_wallet.audit);
drop table money_wallet.audit;
