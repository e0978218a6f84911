-- Whose restriction a mark keeps: a keyed hash of the account's number, so that what the house lifts there ends here too. Empty for
-- marks from before.
alter table players_responsible_play.restriction_marks add column origin bytea check (length(origin) = 32);
create index restriction_marks_origin on players_responsible_play.restriction_marks (origin);
