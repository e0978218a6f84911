-- A name by which a player speaks of one of their sessions. The hash of its token is no such name: XSRF is bound to it.
alter table sign_in_sessions.sessions add column name uuid not null default gen_random_uuid() unique;
