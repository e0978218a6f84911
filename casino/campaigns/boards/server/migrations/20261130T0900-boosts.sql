-- A player's rounds count so many times as much on a board from a moment on, until another or to its end. A round's own time decides.
create table campaigns_boards.boosts (
  board_id bigint not null references campaigns_boards.boards,
  player_id bigint not null,
  factor smallint not null check (factor > 1),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  primary key (board_id, player_id, starts_at, factor)
);
create index boosts_of_player on campaigns_boards.boosts (player_id);
create trigger boosts_stay before update on campaigns_boards.boosts for each row execute function kernel.forbid_change();
