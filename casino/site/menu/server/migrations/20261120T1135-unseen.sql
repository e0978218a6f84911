create table site_menu.unseen (
  player_id bigint not null,
  section text not null,
  count int not null default 0 check (count >= 0),
  primary key (player_id, section)
);
comment on table site_menu.unseen is 'How many things of a section a player has not seen yet (MD-066). Only sections with something new have a row.';
