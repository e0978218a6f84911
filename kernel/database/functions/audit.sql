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

-- Of so many records after the one that was read last: the last of them, and the first that is not what it was when written, or whose
-- predecessor is missing. No row when there are no more.
create or replace function kernel.find_audit_break(already_read bigint, records_at_once integer)
  returns table (last_read bigint, broken bigint) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with part as (select audit as record from kernel.audit where audit.id > already_read order by audit.id limit records_at_once),
  chain as (
    select (record).id, (record).hash, record, row_number() over in_order as number,
           coalesce(lag((record).hash) over in_order, (select audit.hash from kernel.audit where audit.id = already_read), ''::bytea) as before
      from part window in_order as (order by (record).id))
  select max(chain.id),
         min(chain.id) filter (where chain.id <> already_read + chain.number or chain.hash <> kernel.audit_hash(chain.before, chain.record))
    from chain having count(*) > 0
$$;
