-- Who moved with each revision of a board, and how far they are since. Every revision has its row, also one with which nobody moved: who knows
-- a table up to a revision knows the board from what follows it without a gap, and reads the whole of it anew where there is one. What
-- rounds and bets brought stands here first, and in `entries` once a player has not moved for a minute: entries alone say who takes part, and
-- with what is here how far they are. Rows are written under the lock of their board's row, so they need no key to it.
create sequence campaigns_boards.move_ids;
create table campaigns_boards.moves (
  board_id bigint not null,
  revision bigint not null,
  -- Who wrote it knows it by this, and need not read it: another transaction may have got the revision that they wrote it for.
  id bigint not null default nextval('campaigns_boards.move_ids'),
  at timestamptz not null,
  -- How far players are, as JSON that no statement looks into: [player, rounds, attempts, points, reached at in ms, best multiple, run, alerted, last fact's tx, its position].
  counted text,
  -- Who takes part: [player, 1 or 0, team, extra attempts].
  members text,
  primary key (board_id, revision)
);

-- Progress is written in place: with this column and its index no new version of a row stayed on its page.
alter table campaigns_boards.entries drop column revision;
