-- Takes every write away from everybody but the owner: such a table is written by its functions alone.
create function kernel.close_table(closed regclass) returns void language plpgsql as $$
declare
  grantee regrole;
begin
  for grantee in
    select distinct g.grantee::regrole from pg_class c, aclexplode(c.relacl) g
     where c.oid = closed and g.grantee not in (0, c.relowner)
  loop
    execute format('revoke insert, update, delete, truncate, references, trigger on %s from %s', closed, grantee);
  end loop;
end $$;

-- What operators and jobs did and why: append-only, each record sealed with a hash over itself and the one before.
create table kernel.audit (
  id bigint primary key,
  at timestamptz not null,
  actor text not null check (actor <> ''),
  action text not null check (action <> ''),
  reason text not null check (reason <> ''),
  subject text not null,
  data jsonb not null,
  hash bytea not null
);
select kernel.close_table('kernel.audit');

create trigger audit_append_only before update or delete on kernel.audit
  for each row execute function kernel.forbid_change();
create trigger audit_never_emptied before truncate on kernel.audit
  for each statement execute function kernel.forbid_change();

create function kernel.audit_hash(before bytea, record kernel.audit) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(before || convert_to(jsonb_build_array(
    record.id, to_char(record.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    record.actor, record.action, record.reason, record.subject, record.data)::text, 'UTF8'))
$$;

create function kernel.append_audit(who text, what text, why text, about text, details jsonb, moment timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last kernel.audit;
  fresh kernel.audit;
begin
  -- One at a time until commit: the next record must follow this one or what came instead of it.
  perform pg_advisory_xact_lock(7203115);
  select * into last from kernel.audit order by id desc limit 1;
  fresh := row(coalesce(last.id, 0) + 1, moment, who, what, why, about, details, null)::kernel.audit;
  fresh.hash := kernel.audit_hash(coalesce(last.hash, ''::bytea), fresh);
  insert into kernel.audit select fresh.*;
  return fresh.id;
end $$;

-- The first record that is not what it was when written, or whose predecessor is missing; no row when all are.
create function kernel.find_audit_break() returns table (id bigint) language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select a.id
    from (select audit as record, lag(audit.hash) over (order by audit.id) as before, row_number() over (order by audit.id) as number
            from kernel.audit) chain, lateral (select (chain.record).id, (chain.record).hash) a
   where a.id <> chain.number or a.hash <> kernel.audit_hash(coalesce(chain.before, ''::bytea), chain.record)
   order by a.id limit 1
$$;
