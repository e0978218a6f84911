-- Bets that won, each with what it paid for a unit of its stake. A player stands in a week by the best of them.
create table sportsbook_leaderboard.wins (
  bet_id bigint primary key,
  player_id bigint not null,
  bet_type text not null check (bet_type in ('single', 'multi', 'system')),
  coefficient integer not null check (coefficient > 0),
  at timestamptz not null
);
create index wins_of_week on sportsbook_leaderboard.wins (at);
