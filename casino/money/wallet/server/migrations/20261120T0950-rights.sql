-- The site's role reads the ledger and calls its functions; it writes no row of it by hand.
create function money_wallet.add_asset(of_code text, of_exponent integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into money_wallet.assets (code, exponent) values (of_code, of_exponent) on conflict (code) do nothing;
  if (select exponent from money_wallet.assets where code = of_code) <> of_exponent then
    raise exception 'the ledger counts "%" with another exponent', of_code using errcode = 'integrity_constraint_violation';
  end if;
end $$;

select money_wallet.close_table(c.oid::regclass)
  from pg_class c where c.relnamespace = 'money_wallet'::regnamespace and c.relkind in ('r', 'p');
