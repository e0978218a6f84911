-- The picture of an erased player's document is gone; what was decided about it stays.
alter table players_profile.documents alter column file drop not null;
