-- Gives free spins to an owner: their worth goes out of its fund into a purse of their own. Outcomes: begun, replayed, key-reused,
-- insufficient-funds (the fund does not hold them).
create or replace function money_wallet.begin_free_spins(
  spins_id bigint, of_owner bigint, counts text, out_of text, at_stake bigint, how_many integer, in_games text[], of_grant bigint,
  until timestamptz, moment timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  named constant text := 'free-spins:' || spins_id;
  known money_wallet.free_spins;
  posted text;
begin
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  select * into known from money_wallet.free_spins f where f.id = spins_id;
  if found then
    return case when (known.owner_id, known.asset, known.fund, known.stake, known.number, known.games, known.wins_to, known.ends_at)
                is not distinct from (of_owner, counts, out_of, at_stake, how_many, in_games, of_grant, until)
           then 'replayed' else 'key-reused' end;
  end if;
  select p.outcome into posted from money_wallet.post(
    'free-spins:' || spins_id || ':begin', '\x00'::bytea, 'free-spins', 'free-spins:' || spins_id, null,
    money_wallet.grant_posting(0, out_of, of_owner, named, counts, at_stake * how_many), null, moment) p;
  if posted <> 'posted' then return posted; end if;
  insert into money_wallet.free_spins (id, owner_id, asset, purse, fund, stake, number, games, wins_to, begun_at, ends_at)
    values (spins_id, of_owner, counts, named, out_of, at_stake, how_many, in_games, of_grant, moment, until);
  return 'begun';
end $$;

-- Ends free spins whose time has come or that nobody may play any more: what is left of their worth goes back to its fund. In order of
-- owners, each under its owner's lock, so that a round under way ends first. Those that have ended are left out.
create or replace function money_wallet.end_free_spins(ids bigint[], moment timestamptz)
  returns table (ended_id bigint, unused integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  due record;
  stands bigint;
begin
  for due in
    select f.id, f.owner_id, f.purse, f.asset, f.fund, f.stake from money_wallet.free_spins f where f.id = any(ids) order by f.owner_id, f.id
  loop
    perform c.owner_id from money_wallet.stake_controls c where c.owner_id = due.owner_id for no key update;
    continue when exists (select from money_wallet.free_spins f where f.id = due.id and f.ended_at is not null);
    select a.balance into stands from money_wallet.accounts a
     where a.owner_id = due.owner_id and a.purse = due.purse and a.asset = due.asset;
    if stands > 0 then
      perform money_wallet.post('free-spins:' || due.id || ':end', '\x00'::bytea, 'free-spins', 'free-spins:' || due.id, null,
        money_wallet.grant_posting(due.owner_id, due.purse, 0, due.fund, due.asset, stands), null, moment);
    end if;
    update money_wallet.free_spins f set ended_at = moment, returned = stands where f.id = due.id;
    ended_id := due.id;
    unused := stands / due.stake;
    return next;
  end loop;
end $$;

-- Decides whether a free spin is taken, and holds the locks that keep it so; `settle_free_spin` ends what was accepted in the same
-- transaction. Outcomes as of `accept`, and: free-spins-unknown, free-spins-ended (used up, out of time, or given up with their bonus),
-- free-spins-other-game, free-spins-other-stake (`most` says theirs). A repeat is answered whatever became of the spins meanwhile.
create or replace function money_wallet.accept_free_spin(
  spins_id bigint, of_owner bigint, of_asset text, of_key text, of_hash bytea, of_reference text, of_game text, of_stake bigint, gap integer,
  moment timestamptz
) returns table (outcome text, stored_answer json, cap integer, till timestamptz, most bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  known record;
  f money_wallet.free_spins;
  said record;
  answered record;
begin
  perform c.owner_id from money_wallet.stake_controls c where c.owner_id = of_owner for no key update;
  select t.request_hash, t.answer into known from money_wallet.transactions t where t.scope = of_owner and t.key = of_key;
  if found then
    return query select case when known.request_hash = of_hash then 'replayed' else 'key-reused' end, known.answer,
                        null::integer, null::timestamptz, null::bigint;
    return;
  end if;
  select * into f from money_wallet.free_spins s where s.id = spins_id and s.owner_id = of_owner;
  outcome := case
    when f.id is null then 'free-spins-unknown'
    when f.ended_at is not null or f.ends_at <= moment
      or exists (select from money_wallet.grants g where g.id = f.wins_to and g.state = 'returned') then 'free-spins-ended'
    when of_game <> all (f.games) then 'free-spins-other-game'
    when f.asset <> of_asset or f.stake <> of_stake then 'free-spins-other-stake' end;
  if outcome is not null then
    return query select outcome, null::json, null::integer, null::timestamptz, f.stake;
    return;
  end if;
  -- Where the win may go is locked with the purse of the spins, in the one order: first the fund of a bonus that became cash up to a cap.
  perform a.id from money_wallet.grants g join money_wallet.accounts a on a.owner_id = 0 and a.purse = g.fund and a.asset = g.asset
    where g.id = f.wins_to and g.cap_left is not null for no key update of a;
  perform a.id from money_wallet.accounts a
    where a.owner_id = of_owner and a.asset = of_asset
      and a.purse in (f.purse, 'main', (select g.purse from money_wallet.grants g where g.id = f.wins_to))
    order by a.owner_id, a.purse, a.asset for no key update;
  -- Of two rows on the same round the later is true.
  for answered in
    select a.outcome, a.cap, a.till from money_wallet.accept(array[of_owner], array[f.purse], array[of_asset], array[of_key], array[of_hash],
                                                           array[of_reference], array[of_stake], moment, array[gap]) a
  loop
    said := answered;
  end loop;
  return query select said.outcome, null::json, said.cap, said.till, f.stake;
end $$;

-- Writes the free spin that was accepted in this transaction: its stake out of the purse of the spins, its win, fact and stored answer. A
-- win goes to cash; of spins whose wins are a bonus's, to its purse until that became cash, and what is beyond its cap then to its fund. What
-- is cash counts against losses, as what `pay_all` pays. The last spin ends them, which is told once.
create or replace function money_wallet.settle_free_spin(
  spins_id bigint, of_key text, of_hash bytea, of_reference text, of_game text, win bigint, fact_kind text, fact jsonb, of_answer json,
  moment timestamptz
) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  to_hour constant timestamptz := date_trunc('hour', moment, 'UTC');
  f money_wallet.free_spins;
  written bigint;
  target text;
  spare text;
  paid bigint := win;
  spins_left integer;
begin
  perform money_wallet.settle(array[of_key], array[of_hash], array[of_reference], array[of_game], array[0::bigint], array[fact_kind],
                              array[fact], array[of_answer], moment);
  select * into strict f from money_wallet.free_spins s where s.id = spins_id;
  select t.id into strict written from money_wallet.transactions t where t.scope = f.owner_id and t.key = of_key;
  select case when g.state = 'active' then g.purse else 'main' end, g.fund into target, spare from money_wallet.grants g where g.id = f.wins_to;
  if win > 0 and target = 'main' then
    paid := coalesce(money_wallet.take_of_cap(f.wins_to, win), win);
  end if;
  if paid > 0 then
    insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
    select written, 2, money_wallet.open_account(0, money_wallet.house_side(f.purse), f.asset),
           money_wallet.open_account(f.owner_id, coalesce(target, 'main'), f.asset), paid, moment, 'win';
  end if;
  if paid > 0 and coalesce(target, 'main') = 'main' and exists (
    select from money_wallet.stake_controls c where c.owner_id = f.owner_id and c.caps is not null and c.asset = f.asset
  ) then
    insert into money_wallet.stake_hours as h (owner_id, hour, staked, won) values (f.owner_id, to_hour, 0, paid)
      on conflict (owner_id, hour) do update set won = h.won + excluded.won;
    perform money_wallet.bring_forward(f.owner_id, to_hour);
  end if;
  if win > paid then
    insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
    select written, 3, money_wallet.open_account(0, money_wallet.house_side(f.purse), f.asset),
           money_wallet.open_account(0, spare, f.asset), win - paid, moment, 'win';
  end if;
  select a.balance / f.stake into spins_left from money_wallet.accounts a
   where a.owner_id = f.owner_id and a.purse = f.purse and a.asset = f.asset;
  update money_wallet.free_spins s
     set won = s.won + win, ended_at = case when spins_left = 0 then moment end, returned = case when spins_left = 0 then 0 end
   where s.id = spins_id;
  if spins_left = 0 then
    insert into kernel.facts (kind, player_id, data, at)
      values ('money/wallet.free-spins-used', f.owner_id, jsonb_build_object('free_spins_id', spins_id), moment);
  end if;
  return spins_left;
end $$;
