-- A replayed answer is the first one to the byte: jsonb would write its fields in an order of its own.
alter table kernel.idempotent_answers alter column answer type json using answer::json;
drop index kernel.idempotent_answers_begun_at;
