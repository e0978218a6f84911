-- Seed pairs: at any time one `next` (only its hash is known to the player), one `active` (dealt from), maybe one
-- `retiring` (no new rounds, not yet revealed) and any number of `retired` (revealed).
create table games_play.seeds (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  state text not null check (state in ('next', 'active', 'retiring', 'retired')),
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, the sealed seed. The key is derived from the house's secret `key_id`.
  sealed bytea not null,
  key_id text not null,
  -- Chosen when the pair becomes active, after its hash was shown; fixed from then on.
  client_seed text check (client_seed ~ '^[A-Za-z0-9_.-]{1,64}$'),
  made_at timestamptz not null,
  activated_at timestamptz,
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'retired') = (revealed_at is not null))
);
create unique index seeds_one_active on games_play.seeds (owner_id) where state = 'active';
create unique index seeds_one_next on games_play.seeds (owner_id) where state = 'next';
create index seeds_of_owner on games_play.seeds (owner_id, id desc);

-- A seed once written is what was committed to: only its state moves, and only forward.
create function games_play.keep_commitment() returns trigger language plpgsql as $$
begin
  if (new.owner_id, new.server_seed_hash, new.sealed, new.key_id, new.made_at)
     is distinct from (old.owner_id, old.server_seed_hash, old.sealed, old.key_id, old.made_at)
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
     or array_position(array['next', 'active', 'retiring', 'retired'], new.state)
      < array_position(array['next', 'active', 'retiring', 'retired'], old.state) then
    raise exception 'a committed seed does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger seeds_keep_commitment before update on games_play.seeds
  for each row execute function games_play.keep_commitment();
create trigger seeds_stay before delete on games_play.seeds
  for each row execute function kernel.forbid_change();

-- The history, moved by the fact of each round. The pair and the nonce name a round once and for all.
create table games_play.rounds (
  seed_id bigint not null,
  nonce integer not null check (nonce >= 0),
  owner_id bigint not null,
  slug text not null,
  mode text not null check (mode in ('money', 'demo')),
  currency text not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  command jsonb not null,
  at timestamptz not null,
  primary key (seed_id, nonce)
);
create index rounds_of_owner on games_play.rounds (owner_id, at desc, seed_id desc, nonce desc);

-- A guest's demo visit owns a purse of play money under a negative id.
create table games_play.demo_visits (
  id bigint generated always as identity primary key,
  visit_hash bytea not null unique,
  currency text not null,
  made_at timestamptz not null
);
