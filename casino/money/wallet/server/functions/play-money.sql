-- May this player begin a round of play money now? It stakes nothing that the ledger counts, and still keeps the player's block, the
-- end of the session they chose, and the licence's least time (`gap`, milliseconds; 0 where there is none) since their last round of
-- any purse; the next one keeps it from this one. Outcomes as in `accept`.
create or replace function money_wallet.begin_play_money(owner bigint, gap integer, moment timestamptz)
  returns table (outcome text, cap integer, till timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c record;
begin
  -- Where no time is kept nothing is written, and nobody who stakes money waits for this.
  if gap > 0 then
    perform s.owner_id from money_wallet.stake_controls s where s.owner_id = owner for no key update;
  end if;
  select * into c from money_wallet.stake_controls s where s.owner_id = owner;
  if not found or c.blocked_until > moment then
    return query select 'stakes-blocked', null::integer, nullif(c.blocked_until, 'infinity');
  elsif c.session_until <= moment then
    return query select 'limit-reached', 0, null::timestamptz;
  elsif gap > 0 and c.played_at + gap * interval '1 millisecond' > moment then
    return query select 'too-soon', null::integer, c.played_at + gap * interval '1 millisecond';
  else
    if gap > 0 then
      update money_wallet.stake_controls s set played_at = moment where s.owner_id = owner;
    end if;
    return query select 'settled', null::integer, null::timestamptz;
  end if;
end $$;
