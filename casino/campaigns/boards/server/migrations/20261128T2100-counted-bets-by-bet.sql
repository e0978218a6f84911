-- Each batch of settled bets asks which of them a board counts already.
create index counted_bets_by_bet on campaigns_boards.counted_bets (bet_id);
