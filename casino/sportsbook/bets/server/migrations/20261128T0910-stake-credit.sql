-- The purse that the stake came out of: cash, or a free bet, whose stake is no part of what it wins.
alter table sportsbook_bets.bets add column purse text not null default 'main' check (purse ~ '^(main|free-bet:\d+)$');
-- What of a free bet's stake is in its purse again, because the bet was decided for nobody.
alter table sportsbook_bets.bets add column credit_minor bigint not null default 0 check (credit_minor >= 0);
