-- The birthday bonus of a player in a year: one, whatever is written in the profile. The bonus itself is in bonuses/bonuses.
create table bonuses_birthday.offers (
  player_id bigint not null check (player_id > 0),
  year integer not null,
  bonus_id bigint not null unique,
  asset text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'offered' check (state in ('offered', 'taken', 'cancelled', 'over')),
  till timestamptz not null,
  -- Whom nobody invites to play is shown nothing: until the end of their own break, and while the house restricts the account.
  break_until timestamptz,
  is_restricted boolean not null default false,
  offered_at timestamptz not null,
  primary key (player_id, year)
);
