-- A draw: a table of outcomes with weights and stock, funded and committed to before it begins.
create table campaigns_draws.draws (
  id bigint generated always as identity primary key,
  owner text not null,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  spec jsonb not null,
  -- Of rounds that are drawn for.
  games text[] not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  key_id text not null,
  committed_at timestamptz not null,
  -- The number of the next attempt.
  next_number bigint not null default 1,
  ended_at timestamptz,
  closed_at timestamptz,
  -- Shown when it is closed.
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$')
);
create index draws_open on campaigns_draws.draws (ends_at) where closed_at is null;

-- How many of an outcome are left. Never below zero: nothing falls that is not set aside.
create table campaigns_draws.stock (
  draw_id bigint not null references campaigns_draws.draws,
  outcome text not null,
  left_count integer not null check (left_count >= 0),
  primary key (draw_id, outcome)
);

-- What was drawn, but for the rounds that brought nothing. An attempt is noted with its number before it is drawn.
create table campaigns_draws.falls (
  id bigint generated always as identity primary key,
  draw_id bigint not null references campaigns_draws.draws,
  player_id bigint not null,
  -- The bytes are HMAC-SHA256(seed, "<input>:<number>:<cursor>"): a round's id and 0, or the player's own words and the attempt's number.
  input text not null,
  number bigint not null,
  -- Of an attempt, so that the same call draws once.
  key text,
  at timestamptz not null,
  drawn_at timestamptz,
  -- Null where nothing was drawn.
  outcome text,
  -- False where the last of the outcome had been given before.
  is_given boolean not null default false,
  asset text,
  amount_minor bigint,
  unique (draw_id, input, number),
  unique (draw_id, player_id, key)
);
create index falls_given on campaigns_draws.falls (draw_id, id desc) where is_given;
create index falls_of_player on campaigns_draws.falls (player_id, id desc);
create index falls_undrawn on campaigns_draws.falls (draw_id) where drawn_at is null;

create function campaigns_draws.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.title, new.starts_at, new.ends_at, new.spec, new.games, new.server_seed_hash, new.committed_at)
     is distinct from
     (old.owner, old.title, old.starts_at, old.ends_at, old.spec, old.games, old.server_seed_hash, old.committed_at)
     or (old.server_seed is not null and new.server_seed is distinct from old.server_seed) then
    raise exception 'a draw keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger draws_keep_promise before update on campaigns_draws.draws for each row execute function campaigns_draws.keep_promise();
create trigger draws_stay before delete on campaigns_draws.draws for each row execute function kernel.forbid_change();

create function campaigns_draws.keep_fall() returns trigger language plpgsql as $$
begin
  if old.drawn_at is not null or (new.draw_id, new.player_id, new.input, new.number, new.key, new.at)
     is distinct from (old.draw_id, old.player_id, old.input, old.number, old.key, old.at) then
    raise exception 'what was drawn stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger falls_stay before delete on campaigns_draws.falls for each row execute function kernel.forbid_change();
create trigger falls_keep before update on campaigns_draws.falls for each row execute function campaigns_draws.keep_fall();
