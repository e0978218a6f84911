-- The match that was chosen for a day. What its right guesses may be given was set aside when the row was made.
create table sportsbook_match_of_the_day.days (
  day date primary key,
  event_id bigint not null unique,
  result_market_id bigint not null,
  score_market_id bigint not null unique,
  starts_at timestamptz not null,
  -- Its score as it is guessed; null before it is settled, and where it was called off.
  score text,
  closed_at timestamptz
);
create index days_by_start on sportsbook_match_of_the_day.days (starts_at);

create table sportsbook_match_of_the_day.guesses (
  event_id bigint not null references sportsbook_match_of_the_day.days (event_id),
  player_id bigint not null,
  score text not null,
  guessed_at timestamptz not null,
  -- Whether the free bet was given.
  is_given boolean not null default false,
  primary key (event_id, player_id)
);
create index guesses_of_player on sportsbook_match_of_the_day.guesses (player_id);

-- Who had their bet at the raised price.
create table sportsbook_match_of_the_day.raised_bets (
  event_id bigint not null references sportsbook_match_of_the_day.days (event_id),
  player_id bigint not null,
  at timestamptz not null,
  primary key (event_id, player_id)
);
create index raised_bets_of_player on sportsbook_match_of_the_day.raised_bets (player_id);
