-- The key first: a look-up by it has no other index to go by. Before, a database without statistics yet looked through all bets of the player.
create unique index bets_of_command on sportsbook_bets.bets (command_key, player_id);
alter table sportsbook_bets.bets drop constraint bets_player_id_command_key_key;
