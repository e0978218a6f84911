-- Terms of a bonus: one document, in versions. draft -> checked -> published -> ended -> settled. A bonus keeps the version it was given
-- under.
create table bonuses_bonuses.terms (
  id bigint generated always as identity primary key,
  slug text not null,
  version integer not null check (version > 0),
  document jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'checked', 'published', 'ended', 'settled')),
  written_at timestamptz not null,
  checked_at timestamptz,
  published_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  unique (slug, version)
);
-- One version is given at a time.
create unique index terms_published on bonuses_bonuses.terms (slug) where state = 'published';

create function bonuses_bonuses.keep_document() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger terms_keep_document before update on bonuses_bonuses.terms
  for each row execute function bonuses_bonuses.keep_document();
create trigger terms_stay before delete on bonuses_bonuses.terms for each row execute function kernel.forbid_change();

-- A bonus of a player; its number is that of its grant in the ledger. `key` is why it was given, once in the house's life. `amount` and
-- `asset` are there once they are known: of a deposit bonus with the deposit. `is_promised`: the amount stands beside the fund, for them.
create table bonuses_bonuses.bonuses (
  id bigint generated always as identity primary key,
  player_id bigint not null check (player_id > 0),
  terms_id bigint not null references bonuses_bonuses.terms,
  key text not null unique check (length(key) between 1 and 200),
  state text not null default 'assigned'
    check (state in ('assigned', 'sleeping', 'applied', 'complete', 'canceled', 'rejected', 'expired')),
  asset text,
  amount bigint check (amount > 0),
  required bigint check (required > 0),
  is_promised boolean not null default false,
  deposit text unique,
  assigned_at timestamptz not null,
  take_by timestamptz not null,
  applied_at timestamptz,
  finish_by timestamptz,
  ended_at timestamptz,
  converted bigint,
  returned bigint,
  restored integer not null default 0,
  constraint known_once_applied check (state not in ('applied', 'sleeping', 'complete') or (asset is not null and amount is not null))
);
create index bonuses_of_player on bonuses_bonuses.bonuses (player_id, id desc);
create index bonuses_of_terms on bonuses_bonuses.bonuses (terms_id) where state in ('assigned', 'sleeping', 'applied');
create unique index bonuses_one_applied on bonuses_bonuses.bonuses (player_id) where state = 'applied';
create index bonuses_to_take on bonuses_bonuses.bonuses (take_by) where state in ('assigned', 'sleeping');
create index bonuses_to_finish on bonuses_bonuses.bonuses (finish_by) where state = 'applied';

create function bonuses_bonuses.keep_state() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger bonuses_go_their_way before update on bonuses_bonuses.bonuses
  for each row execute function bonuses_bonuses.keep_state();
create trigger bonuses_stay before delete on bonuses_bonuses.bonuses for each row execute function kernel.forbid_change();
