-- A command may end the very session that it came from. Whoever repeats it from there, since its answer was lost, is found by that session.
alter table kernel.idempotent_answers add column session_id text;
create index idempotent_answers_session on kernel.idempotent_answers (session_id, key) where session_id is not null;
