-- Races are boards of campaigns/boards now. What was kept here is handed over when the house starts, each race once.
alter table contests_races.races add column adopted_at timestamptz;
