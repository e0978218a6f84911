-- Who scored in a finished match: timelines are folded, the top scorers of a season are not.
create table sportsbook_catalogue.scorers (
  event_id bigint not null references sportsbook_catalogue.events,
  competitor_id bigint not null references sportsbook_catalogue.competitors,
  -- The English name, which tells players of one competitor apart, and the name in every language.
  player text not null,
  name jsonb not null,
  goals smallint not null check (goals > 0),
  primary key (event_id, competitor_id, player)
);
