-- Entries move balances, whoever writes them: a balance that no entry explains cannot come about.
create or replace function money_wallet.move_balances() returns trigger language plpgsql as $$
declare
  all_moved boolean;
begin
  with sums as (
    select id, sum(amount)::bigint as amount
      from (select from_account as id, -amount as amount from written where from_account > 0
            union all select to_account, amount from written where to_account > 0) legs
     group by id
  ), moved as (
    update money_wallet.accounts a set balance = a.balance + s.amount from sums s where a.id = s.id returning a.id
  )
  select (select count(*) from sums) = (select count(*) from moved) into all_moved;
  if not all_moved then
    raise exception 'an entry names an account that does not exist' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- A partition's own triggers fire only for those who go around the parent, and with it around the trigger above.
create or replace function money_wallet.refuse_direct_entry() returns trigger language plpgsql as $$
begin
  raise exception 'entries are written through money_wallet.entries, not into a partition' using errcode = 'restrict_violation';
end $$;

-- Rows of the ledger are added, never changed and never removed.
create or replace function money_wallet.refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The last line, for hands that write a balance themselves (the ledger's own writes come from the trigger above and
-- need no second look): when such a transaction commits, the balance must be the sum of the account's entries.
create or replace function money_wallet.refuse_unexplained_balance() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
declare
  stands bigint;
  entered numeric;
begin
  select balance into stands from money_wallet.accounts where id = new.id;
  select coalesce((select sum(amount) from money_wallet.entries where to_account = new.id and to_account > 0), 0)
       - coalesce((select sum(amount) from money_wallet.entries where from_account = new.id and from_account > 0), 0) into entered;
  if stands is distinct from entered then
    raise exception 'account % would hold % but its entries say %', new.id, stands, entered
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- Partitions for the months around a moment. A month whose rows already landed in the default partition stays there.
create or replace function money_wallet.make_month_partitions(around timestamptz, months_ahead integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  month timestamp;
  name text;
  made integer := 0;
begin
  -- Two processes may start together.
  perform pg_advisory_xact_lock(7203116);
  for step in 0..months_ahead loop
    month := date_trunc('month', around at time zone 'UTC') + make_interval(months => step);
    name := format('entries_%s', to_char(month, 'YYYY_MM'));
    continue when to_regclass('money_wallet.' || name) is not null;
    continue when exists (select from money_wallet.entries_default
                           where at >= month at time zone 'UTC' and at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table money_wallet.%I partition of money_wallet.entries for values from (%L) to (%L)',
                   name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create trigger entries_through_parent before insert on money_wallet.%I
                      for each statement execute function money_wallet.refuse_direct_entry()', name);
    execute format('create trigger entries_never_emptied before truncate on money_wallet.%I
                      for each statement execute function money_wallet.refuse_removal()', name);
    perform kernel.close_table(('money_wallet.' || name)::regclass);
    made := made + 1;
  end loop;
  return made;
end $$;
