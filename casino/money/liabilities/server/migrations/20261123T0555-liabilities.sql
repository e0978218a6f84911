-- What the house owes its players, published each night as the root of a tree.
create table money_liabilities.books (
  id bigint generated always as identity primary key,
  asset text not null,
  -- The day that it is the book of: each has one.
  day date not null,
  at timestamptz not null,
  root bytea not null,
  total bigint not null check (total > 0),
  leaves integer not null check (leaves > 0),
  unique (asset, day)
);
-- What was published stays published.
create trigger books_append_only before update or delete on money_liabilities.books for each row execute function kernel.forbid_change();

-- The nodes of the newest trees, so that a path is a few reads; a proof that was downloaded is good for ever.
create table money_liabilities.nodes (
  book_id bigint not null references money_liabilities.books,
  level smallint not null,
  position integer not null,
  hash bytea not null,
  sum bigint not null,
  made_at timestamptz not null,
  primary key (book_id, level, position)
);
create index nodes_made on money_liabilities.nodes (made_at);

create table money_liabilities.leaves (
  book_id bigint not null references money_liabilities.books,
  player_id bigint not null,
  position integer not null,
  salt bytea not null,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null,
  primary key (book_id, player_id)
);
create index leaves_player on money_liabilities.leaves (player_id, book_id desc);
create index leaves_made on money_liabilities.leaves (made_at);
