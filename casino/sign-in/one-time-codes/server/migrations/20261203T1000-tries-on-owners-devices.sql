-- Wrong codes that were typed on a device of the contact's owner; `tries` are those of everybody else. Each has its own five, so
-- that strangers who guess make no code void for its owner.
alter table sign_in_one_time_codes.challenges add column owner_tries smallint not null default 0;
