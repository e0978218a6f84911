-- One index says both: that a player has one place on a board, and which places a player has. Results are written under the lock of their
-- board's row, a hundred thousand of them for a large one, so they need no key to it.
drop index campaigns_boards.results_of_player;
alter table campaigns_boards.results
  drop constraint results_board_id_player_id_key, drop constraint results_board_id_fkey, add unique (player_id, board_id);
