alter table sportsbook_leaderboard.wins drop constraint wins_bet_type_check;
alter table sportsbook_leaderboard.wins add constraint wins_bet_type_check check (bet_type in ('single', 'multi', 'system', 'builder'));
