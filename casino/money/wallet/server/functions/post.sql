-- Moves amounts between accounts, once per key. Locks are taken in the order (owner, purse, asset) everywhere, so two
-- movements never wait for each other in a circle. Outcomes: posted, replayed, key-reused, already-reversed,
-- insufficient-funds; after a refusal nothing was written.
create or replace function money_wallet.post(
  command_key text, content_hash bytea, why text, about text, who text, postings jsonb, undoes bigint, moment timestamptz
) returns table (outcome text, transaction_id bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  known record;
begin
  perform money_wallet.open_account(named.owner_id, named.purse, named.asset)
     from (select p.from_owner as owner_id, p.from_purse as purse, p.from_asset as asset
             from jsonb_to_recordset(postings) as p(from_owner bigint, from_purse text, from_asset text)
            union select p.to_owner, p.to_purse, p.to_asset
             from jsonb_to_recordset(postings) as p(to_owner bigint, to_purse text, to_asset text)
            order by 1, 2, 3) named;

  perform a.id
     from money_wallet.accounts a
    where a.id > 0 and (a.owner_id, a.purse, a.asset) in (
            select p.from_owner, p.from_purse, p.from_asset
              from jsonb_to_recordset(postings) as p(from_owner bigint, from_purse text, from_asset text)
            union select p.to_owner, p.to_purse, p.to_asset
              from jsonb_to_recordset(postings) as p(to_owner bigint, to_purse text, to_asset text))
    order by a.owner_id, a.purse, a.asset for no key update;

  select t.id, t.request_hash into known from money_wallet.transactions t where t.scope = 0 and t.key = command_key;
  if found then
    return query select case when known.request_hash = content_hash then 'replayed' else 'key-reused' end, known.id;
    return;
  end if;
  if undoes is not null and exists (select from money_wallet.transactions t where t.reverses = undoes) then
    return query select 'already-reversed', null::bigint;
    return;
  end if;
  if exists (
    select from (select p.from_owner as owner_id, p.from_purse as purse, p.from_asset as asset, -p.amount as amount
                   from jsonb_to_recordset(postings) as p(from_owner bigint, from_purse text, from_asset text, amount bigint)
                  union all select p.to_owner, p.to_purse, p.to_asset, p.amount
                   from jsonb_to_recordset(postings) as p(to_owner bigint, to_purse text, to_asset text, amount bigint)) leg
      join money_wallet.accounts a on (a.owner_id, a.purse, a.asset) = (leg.owner_id, leg.purse, leg.asset) and a.id > 0
     group by a.id, a.balance having a.balance + sum(leg.amount) < 0
  ) then
    return query select 'insufficient-funds', null::bigint;
    return;
  end if;

  -- Two movements that share no locked account meet here: the second waits for the first and finds its key.
  insert into money_wallet.transactions (scope, key, request_hash, reference, actor, reverses, at)
    values (0, command_key, content_hash, about, who, undoes, moment)
    on conflict (scope, key) do nothing returning id into known;
  if not found then
    return query select case when t.request_hash = content_hash then 'replayed' else 'key-reused' end, t.id
                   from money_wallet.transactions t where t.scope = 0 and t.key = command_key;
    return;
  end if;

  insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
  select known.id, p.line, f.id, t.id, p.amount, moment, why
    from rows from (jsonb_to_recordset(postings)
           as (from_owner bigint, from_purse text, from_asset text, to_owner bigint, to_purse text, to_asset text, amount bigint))
         with ordinality as p(from_owner, from_purse, from_asset, to_owner, to_purse, to_asset, amount, line)
    join money_wallet.accounts f on f.owner_id = p.from_owner and f.purse = p.from_purse and f.asset = p.from_asset
    join money_wallet.accounts t on t.owner_id = p.to_owner and t.purse = p.to_purse and t.asset = p.to_asset;
  -- Whose shown balance moved hears of it once, however many legs it had.
  insert into kernel.facts (kind, player_id, data, at)
  select 'money/wallet.balance-changed', owner_id, jsonb_build_object('reason', why), moment
    from (select p.from_owner as owner_id from jsonb_to_recordset(postings) as p(from_owner bigint)
          union select p.to_owner from jsonb_to_recordset(postings) as p(to_owner bigint)) named
   where owner_id > 0 order by owner_id;
  return query select 'posted', known.id;
end $$;

-- Many movements in one round trip, in their order. Every account is locked first, in the one order, so two such calls
-- never wait for each other in a circle.
create or replace function money_wallet.post_all(movements jsonb, moment timestamptz)
  returns table (place integer, outcome text, transaction_id bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  m record;
begin
  perform a.id from money_wallet.accounts a
    where a.id > 0 and (a.owner_id, a.purse, a.asset) in (
            select (p.value ->> (side || '_owner'))::bigint, p.value ->> (side || '_purse'), p.value ->> (side || '_asset')
              from jsonb_array_elements(movements) e, jsonb_array_elements(e.value -> 'postings') p, (values ('from'), ('to')) s(side))
    order by a.owner_id, a.purse, a.asset for no key update;
  for m in select e.value as one, e.ordinality::integer as place from jsonb_array_elements(movements) with ordinality e order by 2 loop
    return query select m.place, p.outcome, p.transaction_id
      from money_wallet.post(m.one ->> 'key', decode(m.one ->> 'hash', 'hex'), m.one ->> 'reason', m.one ->> 'reference',
                             m.one ->> 'actor', m.one -> 'postings', (m.one ->> 'undoes')::bigint, moment) p;
  end loop;
end $$;

-- Moves all that stands in one account to another, once per key. Outcomes as of `post`, and `empty`, after which nothing was written.
create or replace function money_wallet.move_all(
  command_key text, content_hash bytea, why text, about text, from_owner bigint, from_purse text, to_owner bigint, to_purse text,
  counts text, moment timestamptz
) returns table (outcome text, amount bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known record;
  stands bigint;
begin
  perform money_wallet.open_account(a.owner_id, a.purse, counts)
     from (values (from_owner, from_purse), (to_owner, to_purse)) a(owner_id, purse) order by a.owner_id, a.purse;
  perform a.id from money_wallet.accounts a
    where a.id > 0 and a.asset = counts and (a.owner_id, a.purse) in ((from_owner, from_purse), (to_owner, to_purse))
    order by a.owner_id, a.purse, a.asset for no key update;
  select t.request_hash = content_hash as same, e.amount into known
    from money_wallet.transactions t join money_wallet.entries e on e.transaction_id = t.id and e.at = t.at
   where t.scope = 0 and t.key = command_key;
  if found then
    return query select case when known.same then 'replayed' else 'key-reused' end, known.amount;
    return;
  end if;
  select a.balance into stands from money_wallet.accounts a where a.owner_id = from_owner and a.purse = from_purse and a.asset = counts;
  if stands = 0 then
    return query select 'empty', 0::bigint;
    return;
  end if;
  return query select p.outcome, stands
    from money_wallet.post(command_key, content_hash, why, about, null, jsonb_build_array(jsonb_build_object(
      'from_owner', from_owner, 'from_purse', from_purse, 'from_asset', counts,
      'to_owner', to_owner, 'to_purse', to_purse, 'to_asset', counts, 'amount', stands)), null, moment) p;
end $$;
