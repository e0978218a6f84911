-- How many like a game.
create index likes_of_game on games_favourites.likes (game_id) where is_favourite;
