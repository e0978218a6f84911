-- Who moved with each revision of a board, and how far they are since. Every revision has its row, also one with which nobody moved: who knows
-- a table up to a revision knows the board from what follows it without a gap, and reads the whole of it anew where there is one. What
-- rounds and bets brought stands here first, and is written into `entries` by the minute, once for all rounds of a player: entries alone
-- say who takes part, and with what is here how far they are. Rows are written under the lock of their board's row, so they need no key to it.
create table campaigns_boards.moves (
  board_id bigint not null,
  revision bigint not null,
  at timestamptz not null,
  -- How far players are: [player, rounds, attempts, points, reached at in ms, best multiple, run, alerted, last fact's tx, its position].
  counted json,
  -- Who takes part: [player, 1 or 0, team, extra attempts].
  members json,
  primary key (board_id, revision)
);

-- Progress is written in place: with this column and its index no new version of a row stayed on its page.
alter table campaigns_boards.entries drop column revision;
