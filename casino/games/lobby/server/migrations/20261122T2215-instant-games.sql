-- Games of one stake and one choice, beside slots and tables.
alter table games_lobby.games drop constraint games_kind_check;
alter table games_lobby.games add constraint games_kind_check check (kind in ('slot', 'table', 'instant'));
