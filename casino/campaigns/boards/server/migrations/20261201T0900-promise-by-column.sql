-- A board's revision moves with every batch of rounds: what it promised is compared only where something of it is written.
drop trigger boards_keep_promise on campaigns_boards.boards;
create trigger boards_keep_promise
  before update of owner, name, series, title, starts_at, ends_at, spec, games, feeds on campaigns_boards.boards
  for each row execute function campaigns_boards.keep_promise();
