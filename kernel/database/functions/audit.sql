create or replace function kernel.audit_hash(before bytea, record kernel.audit) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(before || convert_to(jsonb_build_array(
    record.id, to_char(record.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    record.actor, record.action, record.reason, record.subject, record.data)::text, 'UTF8'))
$$;

create or replace function kernel.append_audit(who text, what text, why text, about text, details jsonb, moment timestamptz) returns bigint
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
create or replace function kernel.find_audit_break() returns table (id bigint) language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select a.id
    from (select audit as record, lag(audit.hash) over (order by audit.id) as before, row_number() over (order by audit.id) as number
            from kernel.audit) chain, lateral (select (chain.record).id, (chain.record).hash) a
   where a.id <> chain.number or a.hash <> kernel.audit_hash(coalesce(chain.before, ''::bytea), chain.record)
   order by a.id limit 1
$$;
