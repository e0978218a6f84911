-- What is left of the items of a shelf. Never below zero: nothing is given that is not set aside. A shelf is called as its fund.
create table campaigns_shelves.stock (
  shelf text not null,
  item integer not null,
  left_count integer not null check (left_count >= 0),
  primary key (shelf, item)
);

-- What players took for their points.
create table campaigns_shelves.takings (
  id bigint generated always as identity primary key,
  shelf text not null,
  player_id bigint not null,
  item integer not null,
  count integer not null check (count > 0),
  -- Of the command that took it: the same one takes once.
  key text not null,
  at timestamptz not null,
  unique (player_id, shelf, key)
);
