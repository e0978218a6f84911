-- Makes a grant active: its money goes from its fund into its own purse, and from then on stakes go by its terms. Outcomes: begun,
-- replayed, key-reused, another-active (one that is wagered, of the same product), insufficient-funds (its fund does not hold it).
create or replace function money_wallet.begin_grant(
  grant_id bigint, of_owner bigint, of_product text, counts text, named text, out_of text, gives bigint, must_wager bigint,
  at_most bigint, counted_percents jsonb, without_games text[], opposite_percent integer, moment timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known money_wallet.grants;
  posted text;
begin
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  select * into known from money_wallet.grants g where g.id = grant_id;
  if found then
    return case when (known.owner_id, known.product, known.asset, known.purse, known.fund, known.amount, known.required, known.most_stake,
                      known.contributions, known.excluded_games, known.most_opposite)
                is not distinct from (of_owner, of_product, counts, named, out_of, gives, must_wager, at_most, counted_percents,
                                      without_games, opposite_percent)
           then 'replayed' else 'key-reused' end;
  end if;
  if must_wager > 0 and exists (
    select from money_wallet.grants g where g.owner_id = of_owner and g.product = of_product and g.state = 'active' and g.required > 0
  ) then
    return 'another-active';
  end if;
  select p.outcome into posted from money_wallet.post(
    'grant:' || grant_id || ':begin', '\x00'::bytea, 'bonus', 'grant:' || grant_id, null,
    money_wallet.grant_posting(0, out_of, of_owner, named, counts, gives), null, moment) p;
  if posted <> 'posted' then return posted; end if;
  insert into money_wallet.grants (id, owner_id, product, asset, purse, fund, amount, required, most_stake, contributions, excluded_games,
                                   most_opposite, begun_at)
    values (grant_id, of_owner, of_product, counts, named, out_of, gives, must_wager, at_most, counted_percents, without_games,
            opposite_percent, moment);
  if must_wager > 0 then
    update money_wallet.stake_controls c
       set casino_grant = case when of_product = 'casino' then grant_id else c.casino_grant end,
           sport_grant = case when of_product = 'sport' then grant_id else c.sport_grant end
     where c.owner_id = of_owner;
  end if;
  return 'begun';
end $$;

create or replace function money_wallet.grant_posting(
  from_owner bigint, from_purse text, to_owner bigint, to_purse text, counts text, amount bigint
) returns jsonb language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_array(jsonb_build_object('from_owner', from_owner, 'from_purse', from_purse, 'from_asset', counts,
    'to_owner', to_owner, 'to_purse', to_purse, 'to_asset', counts, 'amount', amount))
$$;

-- Ends a grant. `how` converted: what stands in its purse, at most `at_most`, becomes cash, the rest goes back to its fund; what comes later
-- is under the same cap (`take_of_cap`). `how` returned: all of it goes back (expired, cancelled). Once: the same again says what the first time did. Outcomes: ended, replayed,
-- ended-otherwise, not-met (to be converted, but not wagered yet), unknown.
create or replace function money_wallet.end_grant(grant_id bigint, how text, at_most bigint, moment timestamptz)
  returns table (outcome text, converted bigint, returned bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known money_wallet.grants;
  stands bigint;
  to_cash bigint;
  postings jsonb := '[]';
begin
  perform c.owner_id from money_wallet.stake_controls c join money_wallet.grants g on g.owner_id = c.owner_id
    where g.id = grant_id for no key update of c;
  select * into known from money_wallet.grants g where g.id = grant_id;
  if not found then
    return query select 'unknown', null::bigint, null::bigint;
    return;
  elsif known.state <> 'active' then
    return query select case when known.state = how then 'replayed' else 'ended-otherwise' end, known.converted, known.returned;
    return;
  elsif how = 'converted' and known.required > 0 and known.met_at is null then
    return query select 'not-met', null::bigint, null::bigint;
    return;
  end if;

  -- In the order of `post`: the fund, then the player's purses.
  perform money_wallet.open_account(known.owner_id, 'main', known.asset);
  perform a.id from money_wallet.accounts a
    where a.asset = known.asset and ((a.owner_id = 0 and a.purse = known.fund) or (a.owner_id = known.owner_id and a.purse in (known.purse, 'main')))
    order by a.owner_id, a.purse, a.asset for no key update;
  select a.balance into stands from money_wallet.accounts a
   where a.owner_id = known.owner_id and a.purse = known.purse and a.asset = known.asset;
  to_cash := case when how = 'converted' then least(stands, coalesce(at_most, stands)) else 0 end;
  if to_cash > 0 then
    postings := postings || money_wallet.grant_posting(known.owner_id, known.purse, known.owner_id, 'main', known.asset, to_cash);
  end if;
  if stands > to_cash then
    postings := postings || money_wallet.grant_posting(known.owner_id, known.purse, 0, known.fund, known.asset, stands - to_cash);
  end if;
  if stands > 0 then
    perform money_wallet.post('grant:' || grant_id || ':end', '\x00'::bytea, 'bonus', 'grant:' || grant_id, null, postings, null, moment);
  end if;
  update money_wallet.grants g set state = how, ended_at = moment, converted = to_cash, returned = stands - to_cash,
         cap_left = case when how = 'converted' then at_most - stands end
   where g.id = grant_id;
  update money_wallet.stake_controls c
     set casino_grant = nullif(c.casino_grant, grant_id), sport_grant = nullif(c.sport_grant, grant_id)
   where c.owner_id = known.owner_id;
  return query select 'ended', to_cash, stands - to_cash;
end $$;

-- What of an amount that came for the purse of a grant, once that has become cash up to a cap, is cash; the rest is its fund's. Below zero:
-- what of an amount that is taken back was. The same in the end as if all had come before the conversion, in any order. Null where there
-- is no cap. With the owner's controls locked.
create or replace function money_wallet.take_of_cap(of_grant bigint, comes bigint) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update money_wallet.grants g set cap_left = g.cap_left - comes where g.id = of_grant and g.cap_left is not null
  returning greatest(g.cap_left + comes, 0) - greatest(g.cap_left, 0)
$$;

-- What stakes count towards their grants, up to what is required; says once of each that it is wagered. With the owners' controls locked.
create or replace function money_wallet.count_wagers(transactions bigint[], grants bigint[], counts bigint[], moment timestamptz)
  returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  met record;
begin
  insert into money_wallet.wagers (transaction_id, grant_id, counted)
  select w.transaction_id, w.grant_id, w.counted from unnest(transactions, grants, counts) as w(transaction_id, grant_id, counted)
   where w.counted > 0;
  for met in
    update money_wallet.grants g
       set wagered = least(g.wagered + c.amount, g.required), met_at = case when g.wagered + c.amount >= g.required then moment end
      from (select w.grant_id, sum(w.counted)::bigint as amount from unnest(grants, counts) as w(grant_id, counted)
             where w.counted > 0 group by w.grant_id order by w.grant_id) c
     where g.id = c.grant_id and g.state = 'active' and g.met_at is null
    returning g.id, g.owner_id, g.met_at
  loop
    continue when met.met_at is null;
    insert into kernel.facts (kind, player_id, data, at)
      values ('money/wallet.wagering-met', met.owner_id, jsonb_build_object('grant_id', met.id), moment);
  end loop;
end $$;

-- Takes back what transactions counted: never below zero, and never from a grant that is wagered or ended. With the owners' controls locked.
create or replace function money_wallet.take_back_wagers(transactions bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update money_wallet.grants g set wagered = greatest(g.wagered - w.counted, 0)
    from (select w.grant_id, sum(w.counted)::bigint as counted
            from money_wallet.transactions t
            join money_wallet.grants o on o.owner_id = t.scope
            join money_wallet.wagers w on w.grant_id = o.id and w.transaction_id = t.id
           where t.id = any(transactions) group by w.grant_id) w
   where g.id = w.grant_id and g.state = 'active' and g.met_at is null
$$;

-- Locks the controls of those whom a transaction moved, before any account of theirs, as a stake does.
create or replace function money_wallet.lock_owners_of(transaction bigint) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select c.owner_id from money_wallet.stake_controls c
   where c.owner_id in (select a.owner_id from money_wallet.entries e join money_wallet.accounts a on a.id in (e.from_account, e.to_account)
                         where e.transaction_id = transaction)
   order by c.owner_id for no key update
$$;

-- Ends grants whose time has come or that nobody wants any more, each as it stands under its owner's lock: wagered in the meantime it is
-- converted, at most `at_most` of it; else it is returned. A round that holds the lock ends first. In order of owners; one that had ended
-- says how it ended. What the ledger does not know is left out.
create or replace function money_wallet.end_due_grants(ids bigint[], at_most bigint[], moment timestamptz)
  returns table (ended_id bigint, went text, converted bigint, returned bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  due record;
  said record;
begin
  for due in
    select g.id, g.owner_id, q.most from unnest(ids, at_most) as q(id, most) join money_wallet.grants g on g.id = q.id
     order by g.owner_id, g.id
  loop
    perform c.owner_id from money_wallet.stake_controls c where c.owner_id = due.owner_id for no key update;
    select case when g.state <> 'active' then g.state when g.required > 0 and g.met_at is not null then 'converted' else 'returned' end
      into went from money_wallet.grants g where g.id = due.id;
    select e.converted, e.returned into said from money_wallet.end_grant(due.id, went, due.most, moment) e;
    ended_id := due.id;
    converted := said.converted;
    returned := said.returned;
    return next;
  end loop;
end $$;
