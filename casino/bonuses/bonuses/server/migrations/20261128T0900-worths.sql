-- What a version of terms is worth in which game, computed once after it was published: a version never changes.
create table bonuses_bonuses.worths (
  terms_id bigint primary key references bonuses_bonuses.terms,
  figures jsonb not null,
  computed_at timestamptz not null
);
