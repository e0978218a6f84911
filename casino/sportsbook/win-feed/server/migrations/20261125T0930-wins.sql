create table sportsbook_win_feed.wins (
  -- A bet is in the feed once, whatever corrections do to it later.
  bet_id bigint primary key,
  player_id bigint not null,
  bet_type text not null check (bet_type in ('single', 'multi')),
  coefficient integer not null,
  win_minor bigint not null,
  currency text not null,
  measured_minor bigint not null,
  at timestamptz not null
);
create index wins_by_time on sportsbook_win_feed.wins (at desc);
