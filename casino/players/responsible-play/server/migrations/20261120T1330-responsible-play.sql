-- What players decided about their own play. The ledger and the cash desk hold it; here it is written down.

create table players_responsible_play.players (
  player_id bigint primary key,
  reality_check_minutes integer not null default 60 check (reality_check_minutes between 15 and 120),
  -- The visit that is going on, and up to when its time is counted.
  sitting_started_at timestamptz,
  counted_until timestamptz,
  checked_at timestamptz,
  -- May the ledger take stakes inside a lease alone? As it was last told.
  is_leased boolean not null default false,
  lease_until timestamptz,
  check ((sitting_started_at is null) = (counted_until is null))
) with (fillfactor = 70);

create table players_responsible_play.limits (
  player_id bigint not null references players_responsible_play.players,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('24-hours', '7-days', '30-days')),
  -- Minor units of the player's currency; minutes of a session. Null where there is no limit yet or any more.
  amount bigint check (amount >= 0),
  increase_waits boolean not null default false,
  -- Null takes the limit away.
  increase_to bigint check (increase_to >= 0),
  confirmable_at timestamptz,
  lapses_at timestamptz,
  primary key (player_id, kind, period),
  constraint an_increase_has_its_times check (increase_waits = (confirmable_at is not null) and increase_waits = (lapses_at is not null)),
  constraint an_increase_is_one check (not increase_waits or increase_to is null or increase_to > amount)
);

-- What was decided when, for the player and for whoever has to answer for it.
create table players_responsible_play.limit_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  period text not null,
  step text not null check (step in ('lowered', 'increase-asked', 'increase-dropped', 'increase-confirmed')),
  amount_before bigint,
  amount bigint,
  at timestamptz not null
);
create index limit_changes_player on players_responsible_play.limit_changes (player_id, id desc);
create trigger limit_changes_stay before update or delete on players_responsible_play.limit_changes
  for each row execute function kernel.forbid_change();

-- Nobody takes one back, whoever they are: rows are only ever added, and the latest end holds.
create table players_responsible_play.restrictions (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('cooling-off', 'self-excluded')),
  asked_at timestamptz not null,
  till timestamptz not null,
  check (till > asked_at)
);
create index restrictions_player on players_responsible_play.restrictions (player_id, till desc);
create trigger restrictions_stay before update or delete on players_responsible_play.restrictions
  for each row execute function kernel.forbid_change();
create trigger restrictions_stay_all before truncate on players_responsible_play.restrictions
  execute function kernel.forbid_change();

-- When somebody was playing; stretches that touch are one row.
create table players_responsible_play.played (
  player_id bigint not null references players_responsible_play.players,
  from_at timestamptz not null,
  until_at timestamptz not null,
  primary key (player_id, from_at),
  check (until_at > from_at)
);
create index played_until on players_responsible_play.played (until_at);
