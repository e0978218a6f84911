-- What a cash-out asked for, so that another request under its key is not answered as if it were the same. Null where the bet was cashed out
-- automatically, and for what was cashed out before.
alter table sportsbook_bets.cash_outs add column request_hash text;
