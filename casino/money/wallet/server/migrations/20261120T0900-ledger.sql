-- The double-entry ledger. An entry is one row that names the account it takes from and the account it gives to, so it
-- cannot be unbalanced; entries are the only thing that moves a balance; nothing is ever changed, only reversed.

create table money_wallet.assets (
  code text primary key check (code ~ '^[A-Za-z][A-Za-z0-9-]{1,31}$'),
  number smallint not null generated always as identity (minvalue 1 maxvalue 999) unique,
  exponent smallint not null check (exponent between 0 and 8)
);

insert into money_wallet.assets (code, exponent) values ('UAH', 2), ('USD', 2), ('EUR', 2), ('USDT', 6), ('free-spins', 0);

create sequence money_wallet.account_numbers;

-- The last three digits of an account's number are its asset's, so that an entry between two assets is refused by a
-- CHECK, without a look at either account. House and clearing accounts have negative numbers: they may go below zero and
-- every round touches one of them, so no row holds their balance: it is the sum of their entries.
--
-- PostgreSQL prepares every CHECK of a table anew for each statement that writes it: what is written with every round has
-- one, and what an account is is checked when it is opened and cannot change.
create table money_wallet.accounts (
  id bigint primary key,
  owner_id bigint not null,
  purse text not null,
  asset text not null references money_wallet.assets,
  balance bigint not null default 0,
  unique (owner_id, purse, asset),
  constraint balance_not_below_zero check (balance >= 0 and (id > 0 or balance = 0))
) with (fillfactor = 70);

create function money_wallet.check_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'an account stays what it was opened as' using errcode = 'restrict_violation';
  end if;
  if new.purse !~ '^[a-z][a-z0-9:-]{1,79}$'
     or (new.owner_id = 0) <> (new.purse ~ '^(house|clearing|fund):')
     or (new.id < 0) <> (new.purse ~ '^(house|clearing):') then
    raise exception 'owner % cannot have the purse "%" as account %', new.owner_id, new.purse, new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_is_opened before insert on money_wallet.accounts
  for each row execute function money_wallet.check_account();
create trigger account_stays before update of id, owner_id, purse, asset on money_wallet.accounts
  for each row execute function money_wallet.check_account();

-- One row per command. `scope` is the player whose key it is, or 0 for keys that the house gives itself. A player's
-- commands are rounds and bets: what they refer to happens once in the house's life.
create table money_wallet.transactions (
  id bigint generated always as identity primary key,
  scope bigint not null,
  key text not null,
  request_hash bytea not null,
  reference text,
  game text,
  actor text,
  reverses bigint,
  at timestamptz not null,
  balance_after bigint,
  answer json,
  unique (scope, key)
);
create unique index transactions_reference on money_wallet.transactions (reference) where scope <> 0;
create unique index transactions_reverses on money_wallet.transactions (reverses) where reverses is not null;

create table money_wallet.entries (
  transaction_id bigint not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null,
  at timestamptz not null,
  line smallint not null,
  reason text not null,
  constraint from_one_account_to_another_of_one_asset check (
    amount > 0 and from_account <> to_account and abs(from_account) % 1000 = abs(to_account) % 1000),
  primary key (transaction_id, line, at)
) partition by range (at);

-- Only the sides that somebody asks for by account: the house's would be the whole table. A query must say "> 0" itself to
-- be given these.
create index entries_from on money_wallet.entries (from_account, at) where from_account > 0;
create index entries_to on money_wallet.entries (to_account, at) where to_account > 0;

-- What no month's partition takes lands here: a late job never stops a round.
create table money_wallet.entries_default partition of money_wallet.entries default;

-- Entries move balances, whoever writes them: a balance that no entry explains cannot come about.
create function money_wallet.move_balances() returns trigger language plpgsql as $$
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

create trigger entries_move_balances after insert on money_wallet.entries
  referencing new table as written for each statement execute function money_wallet.move_balances();

-- A partition's own triggers fire only for those who go around the parent, and with it around the trigger above.
create function money_wallet.refuse_direct_entry() returns trigger language plpgsql as $$
begin
  raise exception 'entries are written through money_wallet.entries, not into a partition' using errcode = 'restrict_violation';
end $$;
create trigger entries_through_parent before insert on money_wallet.entries_default
  for each statement execute function money_wallet.refuse_direct_entry();

-- The last line, for hands that write a balance themselves (the ledger's own writes come from the trigger above and
-- need no second look): when such a transaction commits, the balance must be the sum of the account's entries.
create function money_wallet.refuse_unexplained_balance() returns trigger language plpgsql
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

create constraint trigger balance_follows_entries after update on money_wallet.accounts
  deferrable initially deferred for each row when (pg_trigger_depth() = 0)
  execute function money_wallet.refuse_unexplained_balance();
create constraint trigger account_opens_empty after insert on money_wallet.accounts
  deferrable initially deferred for each row when (new.balance <> 0)
  execute function money_wallet.refuse_unexplained_balance();

-- Rows of the ledger are added, never changed and never removed.
create function money_wallet.refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger entries_append_only before update or delete on money_wallet.entries
  for each row execute function kernel.forbid_change();
create trigger entries_never_emptied before truncate on money_wallet.entries
  for each statement execute function money_wallet.refuse_removal();
create trigger entries_never_emptied before truncate on money_wallet.entries_default
  for each statement execute function money_wallet.refuse_removal();
create trigger transactions_append_only before update or delete on money_wallet.transactions
  for each row execute function kernel.forbid_change();
create trigger transactions_never_emptied before truncate on money_wallet.transactions
  for each statement execute function money_wallet.refuse_removal();
create trigger accounts_stay before delete on money_wallet.accounts
  for each row execute function kernel.forbid_change();
create trigger accounts_never_emptied before truncate on money_wallet.accounts
  for each statement execute function money_wallet.refuse_removal();

-- Takes every write away from everybody but the owner: tables of the ledger are written by its functions alone.
create function money_wallet.close_table(closed regclass) returns void language plpgsql as $$
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

-- Partitions for the months around a moment. A month whose rows already landed in the default partition stays there.
create function money_wallet.make_month_partitions(around timestamptz, months_ahead integer) returns integer
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
    perform money_wallet.close_table(('money_wallet.' || name)::regclass);
    made := made + 1;
  end loop;
  return made;
end $$;

-- Opens an account if it is not there, and gives its number.
create function money_wallet.open_account(of_owner bigint, named text, counts text) returns bigint
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  account_id bigint;
  asset_number smallint;
begin
  select id into account_id from money_wallet.accounts where owner_id = of_owner and purse = named and asset = counts;
  if found then return account_id; end if;
  select number into asset_number from money_wallet.assets where code = counts;
  if not found then
    raise exception 'the ledger does not count "%"', counts using errcode = 'foreign_key_violation';
  end if;
  account_id := nextval('money_wallet.account_numbers') * 1000 + asset_number;
  if of_owner = 0 and named ~ '^(house|clearing):' then account_id := -account_id; end if;
  insert into money_wallet.accounts (id, owner_id, purse, asset) values (account_id, of_owner, named, counts)
    on conflict (owner_id, purse, asset) do nothing;
  select id into account_id from money_wallet.accounts where owner_id = of_owner and purse = named and asset = counts;
  return account_id;
end $$;

select money_wallet.make_month_partitions(now(), 3);
