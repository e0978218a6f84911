-- How far numbers are shifted stands in two functions, which cost nothing where they are used: PostgreSQL puts their text in
-- their place. Both must be STABLE, so that they see what the statement around them sees.
create or replace function kernel.shift_numbers(shift bigint) returns void language plpgsql as $$
begin
  -- The number of the running transaction.
  execute format('create or replace function kernel.this_transaction() returns bigint language sql stable
    as %L', format('select pg_current_xact_id()::text::bigint + %s', shift));
  -- Transactions with numbers below this one are all finished: what they committed is visible, and nothing of theirs can come later.
  execute format('create or replace function kernel.horizon() returns bigint language sql stable
    as %L', format('select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + %s', shift));
end $$;

-- Which life of the server this is. A crash takes with it what was committed without waiting for the disk, and what was rolled back: the numbers
-- of these transactions are given out again. Whoever remembers numbers of one life finds others under them in the next. After a crash
-- PostgreSQL begins its statistics anew, so the moment at which they began tells its lives apart.
create or replace function kernel.life() returns numeric language sql stable
  as 'select extract(epoch from pg_stat_get_bgwriter_stat_reset_time())';

-- Called at every start, under the lock of migrations, when nothing is written yet. In a cluster that the data does not know it
-- shifts the numbers if they would not go on. Gives the shift, or null where all is as it was.
create or replace function kernel.count_on() returns bigint language plpgsql as $$
declare
  here constant text := (select system_identifier from pg_control_system());
  seen record;
  reached bigint := 0;
  shift bigint;
begin
  if exists (select from kernel.marks where name = 'cluster' and value = here) then return null; end if;
  for seen in
    select a.attrelid::regclass as place, a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.atttypid = 'kernel.transaction_number'::regtype and not a.attisdropped
       and c.relkind in ('r', 'p') and not c.relispartition
  loop
    execute format('select greatest($1, max(%I)) from %s', seen.name, seen.place) using reached into reached;
  end loop;
  if kernel.this_transaction() <= reached then
    -- Every number of a cluster is above 0.
    shift := reached;
    perform kernel.shift_numbers(shift);
  end if;
  insert into kernel.marks as m (name, value) values ('cluster', here) on conflict (name) do update set value = excluded.value;
  return shift;
end $$;
