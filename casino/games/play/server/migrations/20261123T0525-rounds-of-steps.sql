-- Rounds that go on in steps. What is hidden of them follows from seed, nonce and choice and stands nowhere; here is what was done, and what
-- may be done next, by which a step is refused before anything is drawn.
create table games_play.stepped_rounds (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  mode text not null check (mode in ('money', 'demo')),
  slug text not null,
  currency text not null,
  seed_id bigint not null,
  nonce integer not null check (nonce >= 0),
  -- With the steps by now. As text, so that an answer that is told again is the same to the letter.
  command json not null,
  -- Everything that was staked by now, and out of which purses.
  stake_minor bigint not null check (stake_minor > 0),
  parts json not null default '[]',
  offers json not null default '[]',
  begun_at timestamptz not null,
  -- From then on the house does what was published for it.
  due_at timestamptz not null,
  ended_at timestamptz,
  win_minor bigint check (win_minor >= 0),
  unique (mode, seed_id, nonce),
  check ((ended_at is null) = (win_minor is null))
);
create unique index stepped_rounds_one_open on games_play.stepped_rounds (owner_id, mode, slug) where ended_at is null;
create index stepped_rounds_due on games_play.stepped_rounds (due_at) where ended_at is null;
create index stepped_rounds_of_seed on games_play.stepped_rounds (seed_id) where ended_at is null;
create index stepped_rounds_of_owner on games_play.stepped_rounds (owner_id, ended_at);
create index stepped_rounds_ended on games_play.stepped_rounds (ended_at);

-- An ended round stays as it ended, and no round becomes another one's.
create function games_play.keep_stepped_round() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or (new.owner_id, new.mode, new.slug, new.currency, new.seed_id, new.nonce, new.begun_at)
     is distinct from (old.owner_id, old.mode, old.slug, old.currency, old.seed_id, old.nonce, old.begun_at) then
    raise exception 'a round that has ended does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger stepped_rounds_keep before update on games_play.stepped_rounds
  for each row execute function games_play.keep_stepped_round();

-- Each step once, in its order; number 0 is the beginning.
create table games_play.steps (
  round_id bigint not null references games_play.stepped_rounds on delete cascade,
  number integer not null check (number >= 0),
  owner_id bigint not null,
  -- The command's key after its mode; of what the house did by itself `house:…`.
  key text not null,
  request_hash bytea not null,
  -- What was staked with it.
  stake_minor bigint not null check (stake_minor >= 0),
  balance_after bigint not null,
  at timestamptz not null,
  primary key (round_id, number)
);
create unique index steps_by_key on games_play.steps (owner_id, key);
create trigger steps_stay before update on games_play.steps
  for each row execute function kernel.forbid_change();
