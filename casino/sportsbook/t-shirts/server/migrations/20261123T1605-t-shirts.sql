-- What operators published. One at a time: the next begins when nobody can say an address for the last one any more.
create table sportsbook_t_shirts.offers (
  id bigint generated always as identity primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Settled bets with cash in that time that a T-shirt takes.
  bets smallint not null check (bets between 1 and 100)
);
create index offers_by_end on sportsbook_t_shirts.offers (ends_at);

-- How many of a club's T-shirts of a size nobody has chosen.
create table sportsbook_t_shirts.stock (
  offer_id bigint not null references sportsbook_t_shirts.offers,
  -- A competitor of the catalogue, and its place on the page.
  team_id bigint not null,
  position smallint not null,
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  amount_left integer not null check (amount_left >= 0),
  primary key (offer_id, team_id, size)
);

create table sportsbook_t_shirts.progress (
  offer_id bigint not null references sportsbook_t_shirts.offers,
  player_id bigint not null,
  bets integer not null,
  primary key (offer_id, player_id)
);
create index progress_of_player on sportsbook_t_shirts.progress (player_id);

create table sportsbook_t_shirts.choices (
  id bigint generated always as identity primary key,
  offer_id bigint not null references sportsbook_t_shirts.offers,
  player_id bigint not null,
  team_id bigint not null,
  size text not null,
  chosen_at timestamptz not null,
  -- Of bonuses/prizes; null within the transaction that chooses.
  prize_id bigint,
  sent_at timestamptz,
  unique (player_id, offer_id)
);
create index choices_to_send on sportsbook_t_shirts.choices (id) where sent_at is null;

-- Where a T-shirt is sent. Kept no longer than sending it takes.
create table sportsbook_t_shirts.deliveries (
  choice_id bigint primary key references sportsbook_t_shirts.choices,
  player_id bigint not null,
  recipient text not null,
  phone text not null,
  city text not null,
  place text not null,
  kept_until timestamptz not null
);
create index deliveries_of_player on sportsbook_t_shirts.deliveries (player_id);
create index deliveries_over on sportsbook_t_shirts.deliveries (kept_until);
