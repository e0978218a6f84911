-- A board: who stands where, by a rule that is data. What it promised does not change once somebody may have read it.
create sequence campaigns_boards.board_ids;
create table campaigns_boards.boards (
  id bigint primary key default nextval('campaigns_boards.board_ids'),
  -- The slice whose board it is: contests/races.
  owner text not null,
  -- Names its fund and its prizes, once in the house's life.
  name text not null unique,
  -- What it belongs to: a series of races, the stages of a tournament.
  series text,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  spec jsonb not null,
  -- The games of the spec, for the question which boards a round moves.
  games text[] not null,
  -- The board that gets points for this one's places; it is not closed before.
  feeds bigint references campaigns_boards.boards,
  -- Grows with every change of an entry, under this row's lock: who read up to a revision asks for what came later.
  revision bigint not null default 0,
  start_told_at timestamptz,
  end_told_at timestamptz,
  closed_at timestamptz,
  check (ends_at > starts_at),
  unique (owner, series, starts_at)
);
create index boards_open on campaigns_boards.boards (ends_at) where closed_at is null;
create index boards_past on campaigns_boards.boards (owner, ends_at desc) where closed_at is not null;
create index boards_feeding on campaigns_boards.boards (feeds) where feeds is not null;

-- Who takes part, and how far they are.
create table campaigns_boards.entries (
  board_id bigint not null references campaigns_boards.boards,
  player_id bigint not null check (player_id > 0),
  team smallint,
  rounds integer not null default 0 check (rounds >= 0),
  attempts jsonb not null default '[]',
  -- Attempts taken by hand beyond those that everybody has.
  extra smallint not null default 0 check (extra >= 0),
  points bigint not null default 0 check (points >= 0),
  reached_at timestamptz,
  -- Hundredths of the stake.
  best_multiple bigint not null default 0,
  run integer not null default 0,
  -- Which side of the counted stakes the player was told of: 1 below, 2 above.
  alerted smallint not null default 0,
  joined_at timestamptz not null,
  left_at timestamptz,
  -- The last fact that was counted: one that is read again changes nothing.
  counted_tx bigint not null default 0,
  counted_position bigint not null default 0,
  revision bigint not null,
  primary key (board_id, player_id)
) with (fillfactor = 70);
create index entries_by_revision on campaigns_boards.entries (board_id, revision);
create index entries_of_player on campaigns_boards.entries (player_id, board_id desc);

-- A team is joined once, whatever else changes.
create function campaigns_boards.keep_team() returns trigger language plpgsql as $$
begin
  if old.team is not null and new.team is distinct from old.team then
    raise exception 'a team is joined once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger entries_keep_team before update of team on campaigns_boards.entries
  for each row execute function campaigns_boards.keep_team();

create function campaigns_boards.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.name, new.series, new.title, new.starts_at, new.ends_at, new.spec, new.games, new.feeds)
     is distinct from
     (old.owner, old.name, old.series, old.title, old.starts_at, old.ends_at, old.spec, old.games, old.feeds) then
    raise exception 'a board keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger boards_keep_promise before update on campaigns_boards.boards
  for each row execute function campaigns_boards.keep_promise();
create trigger boards_stay before delete on campaigns_boards.boards for each row execute function kernel.forbid_change();

-- Final places: those with a prize or points, and the ten that are shown.
create table campaigns_boards.results (
  board_id bigint not null references campaigns_boards.boards,
  place integer not null check (place > 0),
  player_id bigint not null,
  points bigint not null,
  rounds integer not null,
  currency text not null,
  prize_minor bigint not null check (prize_minor >= 0),
  primary key (board_id, place),
  unique (board_id, player_id)
);
create index results_of_player on campaigns_boards.results (player_id, board_id desc);
create trigger results_stay before update or delete on campaigns_boards.results
  for each row execute function kernel.forbid_change();
