-- When a player first opened each game. Of starts before this moment only the last is known.
alter table games_favourites.starts add column first_at timestamptz;
update games_favourites.starts set first_at = last_at;
alter table games_favourites.starts alter column first_at set not null;
