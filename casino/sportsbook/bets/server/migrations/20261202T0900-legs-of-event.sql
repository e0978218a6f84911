-- Only an operator's look at the book of one match asked by event: its open books lead to their legs by market, as everything else does.
drop index sportsbook_bets.legs_of_event;
