-- The page of its own that a contest has, where its owner shows each on one.
alter table campaigns_boards.boards add column link text;
