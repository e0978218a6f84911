-- A contact is its player's once they have confirmed it; before that it is a claim that anybody may make (decision 0020). A device
-- is trusted by a handle, which is one player's alone, and by a contact that its player owns.
alter table sign_in_sessions.keys add column is_owned boolean not null default false;
update sign_in_sessions.keys set is_owned = true where kind = 'handle';
