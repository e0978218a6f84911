-- Stored answers are forgotten by their age.
create index idempotent_answers_by_age on kernel.idempotent_answers (begun_at);
