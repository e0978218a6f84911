-- What became of each outcome that somebody bet on: one row, which all legs on it share.
create table sportsbook_bets.outcomes (
  market_id bigint not null,
  outcome text not null,
  -- Null again where the result was taken back.
  settlement jsonb,
  primary key (market_id, outcome)
);
insert into sportsbook_bets.outcomes (market_id, outcome, settlement)
select distinct on (market_id, outcome) market_id, outcome, settlement from sportsbook_bets.legs where settlement is not null;
alter table sportsbook_bets.legs drop column settlement;

-- Bets to be looked at, because an outcome of theirs has another settlement; a bet may stand here more than once. A queue of its own: a mark
-- in the bet would be one more version of its row in every index.
create table sportsbook_bets.due (
  id bigint generated always as identity primary key,
  bet_id bigint not null
);
insert into sportsbook_bets.due (bet_id) select id from sportsbook_bets.bets where is_due order by id;
alter table sportsbook_bets.bets drop column is_due;

-- No index names what settling changes (state, amounts, times), and a page keeps room for it: so a settled bet stays on its page and no index is
-- written.
drop index sportsbook_bets.bets_won;
drop index sportsbook_bets.bets_pending;
create index bets_pending on sportsbook_bets.bets (decide_at) where decide_at is not null;
update sportsbook_bets.bets set auto_cash_out_minor = null where auto_cash_out_minor is not null and state <> 'accepted';
drop index sportsbook_bets.bets_auto;
create index bets_auto on sportsbook_bets.bets (id) where auto_cash_out_minor is not null;
alter table sportsbook_bets.bets set (fillfactor = 55);
-- The odds of a leg change at most once, while its bet waits.
alter table sportsbook_bets.legs set (fillfactor = 95);
-- Legs are written in one statement with their bet, and neither is ever removed: a look at the bet for each leg finds nothing.
alter table sportsbook_bets.legs drop constraint legs_bet_id_fkey;
