-- A settled bet is a little longer than an open one (its time), so two versions of a row did not fit a page that was filled to 55 %: of 10,000
-- bets of a match 1,800 moved to another page when they were settled, each with a new place in three indexes, which was a sixth of PostgreSQL's
-- time for all of it.
alter table sportsbook_bets.bets set (fillfactor = 45);
