-- Prizes of levels stand on a shelf of campaigns/shelves, which also keeps who took them; what was left is moved there at the next start.
drop table loyalty_lottery.choices;
