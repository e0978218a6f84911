-- Sport bets that a board counts. A bet may get another result: its row changes then, and its player's points are counted anew from all rows.
create table campaigns_boards.counted_bets (
  board_id bigint not null references campaigns_boards.boards,
  player_id bigint not null,
  bet_id bigint not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  -- Given back, it counts for nothing.
  is_returned boolean not null,
  -- When it was settled first.
  at timestamptz not null,
  correction integer not null,
  primary key (board_id, player_id, bet_id)
);
create index boards_counting_bets on campaigns_boards.boards (ends_at) where closed_at is null and spec ? 'bets';
