create index events_over_at_home on sportsbook_catalogue.events (home_id, ended_at desc) where state = 'ended';
create index events_over_away on sportsbook_catalogue.events (away_id, ended_at desc) where state = 'ended';
