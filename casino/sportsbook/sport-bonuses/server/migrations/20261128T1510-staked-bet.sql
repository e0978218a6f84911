-- The bet that a free bet was staked on last: what becomes of an earlier one, whose stake had come back, says nothing of a free bet that is staked
-- again. Null of those that were staked before it was noted.
alter table sportsbook_sport_bonuses.bonuses add column staked_bet bigint;
