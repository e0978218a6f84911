-- A campaign stands on boards, draws and whatever else is a part of one; each part is known by its kind and number.
alter table campaigns_campaigns.parts rename column board_id to part_id;
alter table campaigns_campaigns.parts add column kind text not null default 'board';
alter table campaigns_campaigns.parts alter column kind drop default;
alter table campaigns_campaigns.parts drop constraint parts_board_id_key;
alter table campaigns_campaigns.parts add unique (kind, part_id);
