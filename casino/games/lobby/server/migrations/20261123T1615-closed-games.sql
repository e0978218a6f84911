-- What players are told while a game is closed, in every language; null for the house's own words.
alter table games_lobby.games add column closed_message jsonb;
