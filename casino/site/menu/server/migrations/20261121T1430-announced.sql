-- Things for everybody, such as a race: one row each, and per player the moment when they last opened the section. Players are many,
-- and most never look: nothing is written for them.
create table site_menu.announced (
  about text primary key,
  section text not null,
  at timestamptz not null,
  -- After it there is nothing to see any more.
  until timestamptz not null
);
create index announced_until on site_menu.announced (until);

create table site_menu.seen (
  player_id bigint not null,
  section text not null,
  at timestamptz not null,
  primary key (player_id, section)
);

-- Who excluded themselves, takes a break or is restricted by the house: no counter calls them to anything.
create table site_menu.quiet (
  player_id bigint not null,
  why text not null,
  until timestamptz not null,
  primary key (player_id, why)
);
