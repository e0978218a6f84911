-- A bet builder: legs of one match, paid by what each set of them is worth together. Index n + 1 of the odds is the set whose bits n has.
alter table sportsbook_bets.bets drop constraint bets_bet_type_check;
alter table sportsbook_bets.bets add constraint bets_bet_type_check check (bet_type in ('single', 'multi', 'system', 'builder'));
alter table sportsbook_bets.bets add column odds_of_sets integer[];
alter table sportsbook_bets.bets add constraint bets_builder_check check ((bet_type = 'builder') = (odds_of_sets is not null));
