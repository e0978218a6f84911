create or replace function kernel.forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Takes every write away from everybody but the owner: such a table is written by its functions alone.
create or replace function kernel.close_table(closed regclass) returns void language plpgsql as $$
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
