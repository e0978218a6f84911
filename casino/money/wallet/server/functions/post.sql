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

-- Many movements in one round trip. Every account is locked first, in the one order, so two such calls never wait for each other in a
-- circle. Where their order makes no difference (whoever gives has enough before anything comes in, no key comes twice, nothing is
-- undone) they are written together, so that a fund that pays thousands has one new version of its row, not one for each; else one
-- after the other. Plans know how many there are.
--
-- keys, hashes, whys, abouts, whos, undoes: one of each movement (`undoes` null where nothing is undone). owners, purses, assets: each account
-- once. places, lines, froms, tos, amounts: one of each leg, which names its movement and its accounts by their numbers, from 1.
create or replace function money_wallet.post_all(
  keys text[], hashes bytea[], whys text[], abouts text[], whos text[], undoes bigint[], owners bigint[], purses text[], assets text[],
  places integer[], lines integer[], froms integer[], tos integer[], amounts bigint[], moment timestamptz
) returns table (place integer, outcome text, transaction_id bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  m record;
  accounts bigint[];
  known boolean[];
  -- One of each movement that is written.
  fresh_ids bigint[];
  fresh_places integer[];
  fresh_whys text[];
begin
  loop
    select array_agg(a.id order by n.number) into accounts
      from unnest(owners, purses, assets) with ordinality n(owner_id, purse, asset, number)
      left join money_wallet.accounts a on a.owner_id = n.owner_id and a.purse = n.purse and a.asset = n.asset;
    exit when array_position(accounts, null) is null;
    -- Opened where they are used for the first time.
    perform money_wallet.open_account(n.owner_id, n.purse, n.asset)
       from (select q.owner_id, q.purse, q.asset from unnest(owners, purses, assets, accounts) q(owner_id, purse, asset, account)
              where q.account is null order by 1, 2, 3) n;
  end loop;
  perform a.id from money_wallet.accounts a
    where a.id = any(accounts) and a.id > 0 order by a.owner_id, a.purse, a.asset for no key update;
  select array_agg(t.id is not null order by g.place) into known
    from unnest(keys) with ordinality g(key, place)
    left join money_wallet.transactions t on t.scope = 0 and t.key = g.key;

  if undoes is not null or (select count(distinct g.key) < count(*) from unnest(keys) g(key)) or exists (
       select from (select accounts[l.number] as id, sum(l.amount) as amount from unnest(places, froms, amounts) l(place, number, amount)
                     where not known[l.place] group by 1) given
         join money_wallet.accounts a on a.id = given.id and a.id > 0 and a.balance < given.amount) then
    for m in
      select g.place::integer as place, g.key, g.hash, g.why, g.about, g.who, g.undone, legs.postings
        from unnest(keys, hashes, whys, abouts, whos, undoes) with ordinality g(key, hash, why, about, who, undone, place)
        join (select l.place, jsonb_agg(jsonb_build_object(
                       'from_owner', owners[l.from_number], 'from_purse', purses[l.from_number], 'from_asset', assets[l.from_number],
                       'to_owner', owners[l.to_number], 'to_purse', purses[l.to_number], 'to_asset', assets[l.to_number], 'amount', l.amount)
                       order by l.line) as postings
                from unnest(places, lines, froms, tos, amounts) l(place, line, from_number, to_number, amount) group by l.place) legs
          on legs.place = g.place
       order by g.place
    loop
      return query select m.place, p.outcome, p.transaction_id
        from money_wallet.post(m.key, m.hash, m.why, m.about, m.who, m.postings, m.undone, moment) p;
    end loop;
    return;
  end if;

  -- Another call may have written a key meanwhile that shares no locked account with this one.
  with fresh as (
    insert into money_wallet.transactions as t (scope, key, request_hash, reference, actor, at)
    select 0, g.key, g.hash, g.about, g.who, moment
      from unnest(keys, hashes, abouts, whos, known) with ordinality g(key, hash, about, who, is_known, place)
     where not g.is_known order by g.place
    on conflict (scope, key) do nothing returning t.id, t.key
  )
  select array_agg(f.id), array_agg(g.place::integer), array_agg(g.why) into fresh_ids, fresh_places, fresh_whys
    from fresh f join unnest(keys, whys) with ordinality g(key, why, place) on g.key = f.key;
  insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
  select n.id, l.line, accounts[l.from_number], accounts[l.to_number], l.amount, moment, n.why
    from unnest(fresh_ids, fresh_places, fresh_whys) n(id, place, why)
    join unnest(places, lines, froms, tos, amounts) l(place, line, from_number, to_number, amount) on l.place = n.place
   order by n.id, l.line;
  -- Whose shown balances moved hear of it in one fact, however many they are.
  insert into kernel.facts (kind, player_id, data, at)
  select 'money/wallet.balance-changed', case when count(*) = 1 then min(o.owner_id) end,
         jsonb_build_object('reason', o.why)
         || case when count(*) > 1 then jsonb_build_object('players', jsonb_agg(o.owner_id order by o.owner_id)) else '{}' end,
         moment
    from (select distinct owners[l.number] as owner_id, n.why
            from unnest(fresh_places, fresh_whys) n(place, why)
            join unnest(places || places, froms || tos) l(place, number) on l.place = n.place) o
   where o.owner_id > 0 group by o.why;

  return query select n.place, 'posted', n.id from unnest(fresh_places, fresh_ids) n(place, id);
  if cardinality(keys) > coalesce(cardinality(fresh_ids), 0) then
    return query
      select g.place::integer, case when t.request_hash = g.hash then 'replayed' else 'key-reused' end, t.id
        from unnest(keys, hashes) with ordinality g(key, hash, place)
        join money_wallet.transactions t on t.scope = 0 and t.key = g.key
        left join unnest(fresh_places) n(place) on n.place = g.place
       where n.place is null;
  end if;
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
