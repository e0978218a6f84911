-- What was chosen for a day, once; its prices go on with the matches.
create table sportsbook_express.days (
  day date primary key,
  legs jsonb not null,
  starts_at timestamptz not null
);
