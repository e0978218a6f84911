-- What a free bet was given for, as a key of the house's texts with values; null of those from before it was noted.
alter table sportsbook_sport_bonuses.bonuses add column origin jsonb;
