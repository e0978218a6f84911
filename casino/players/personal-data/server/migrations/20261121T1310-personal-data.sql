-- Files of players' data on their way or ready to be fetched. The files lie in the data folder.
create table players_personal_data.files (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  until timestamptz,
  -- Name of the file in the data folder; made of chance, so that it tells nothing.
  file text unique,
  bytes bigint,
  check ((ready_at is null) = (file is null) and (ready_at is null) = (until is null) and (ready_at is null) = (bytes is null))
);
create index files_player_id on players_personal_data.files (player_id, id desc);
create index files_until on players_personal_data.files (until);

-- Who wants to be erased, when, and what became of it. A row stays: it shows that the wish was granted.
create table players_personal_data.erasures (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Signing in takes the wish back.
  cancelled_at timestamptz,
  -- Money that came meanwhile keeps the account; the player was told.
  kept_at timestamptz,
  erased_at timestamptz,
  check (cancelled_at is null or erased_at is null)
);
create unique index erasures_waiting on players_personal_data.erasures (player_id) where cancelled_at is null and erased_at is null;
create index erasures_due on players_personal_data.erasures (due_at) where cancelled_at is null and erased_at is null;
