-- A week of a contest. Its prizes were set aside when the row was made.
create table sportsbook_predictions.weeks (
  contest text not null check (contest in ('austin-major', 'national-league')),
  week date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  primary key (contest, week)
);

-- What is guessed in a week.
create table sportsbook_predictions.matches (
  contest text not null,
  week date not null,
  event_id bigint not null,
  market_id bigint not null,
  starts_at timestamptz not null,
  -- How it ended; null before, and where it was called off.
  outcome text,
  primary key (event_id),
  foreign key (contest, week) references sportsbook_predictions.weeks
);
create index matches_of_week on sportsbook_predictions.matches (contest, week, starts_at);
create index matches_of_market on sportsbook_predictions.matches (market_id);

create table sportsbook_predictions.predictions (
  event_id bigint not null references sportsbook_predictions.matches,
  player_id bigint not null,
  outcome text not null,
  predicted_at timestamptz not null,
  is_right boolean,
  primary key (event_id, player_id)
);
create index predictions_of_player on sportsbook_predictions.predictions (player_id);

-- What was given for guesses, each once.
create table sportsbook_predictions.awards (
  contest text not null,
  week date not null,
  player_id bigint not null,
  -- A level, or a place: silver, place-1.
  name text not null,
  at timestamptz not null,
  primary key (contest, week, player_id, name)
);
