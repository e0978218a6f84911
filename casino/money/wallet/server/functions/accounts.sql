-- What an account is, is checked when it is opened and cannot change.
create or replace function money_wallet.check_account() returns trigger language plpgsql as $$
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

-- Lets the ledger count something new; a known one keeps its exponent.
create or replace function money_wallet.add_asset(of_code text, of_exponent integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into money_wallet.assets (code, exponent) values (of_code, of_exponent) on conflict (code) do nothing;
  if (select exponent from money_wallet.assets where code = of_code) <> of_exponent then
    raise exception 'the ledger counts "%" with another exponent', of_code using errcode = 'integrity_constraint_violation';
  end if;
end $$;

-- Opens an account if it is not there, and gives its number.
create or replace function money_wallet.open_account(of_owner bigint, named text, counts text) returns bigint
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

-- The same for the site's role, which needs no number.
create or replace function money_wallet.open_purse(of_owner bigint, named text, counts text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select money_wallet.open_account(of_owner, named, counts)
$$;
