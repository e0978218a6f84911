-- Books are those of open bets now. Until here a bet that other legs had lost stayed in the books of its open ones, and bets whose result was
-- taken back were in none: they are added up anew.
lock table sportsbook_bets.liabilities in exclusive mode;
delete from sportsbook_bets.liabilities;
insert into sportsbook_bets.liabilities (market_id, outcome, currency, liability_minor)
select l.market_id, l.outcome, b.currency, sum(b.stake_minor * (l.odds_thousandths - 1000) / 1000)
  from sportsbook_bets.bets b join sportsbook_bets.legs l on l.bet_id = b.id
  left join sportsbook_bets.outcomes o on o.market_id = l.market_id and o.outcome = l.outcome
 where b.state in ('pending', 'accepted') and o.settlement is null
 group by l.market_id, l.outcome, b.currency;
