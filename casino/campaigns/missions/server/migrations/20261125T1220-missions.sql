-- A track: steps with goals and rewards, funded before it begins.
create table campaigns_missions.tracks (
  id bigint generated always as identity primary key,
  owner text not null,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  spec jsonb not null,
  -- Of all steps together.
  games text[] not null,
  ended_at timestamptz,
  closed_at timestamptz
);
create index tracks_open on campaigns_missions.tracks (ends_at) where closed_at is null;

-- How many of a step's rewards are left. Never below zero: nothing is given that is not set aside.
create table campaigns_missions.stock (
  track_id bigint not null references campaigns_missions.tracks,
  step text not null,
  left_count integer not null check (left_count >= 0),
  primary key (track_id, step)
);

-- How far a player is: one row a track and repetition of it.
create table campaigns_missions.progress (
  track_id bigint not null references campaigns_missions.tracks,
  player_id bigint not null,
  -- Of a track that repeats: the day, or the week's Monday.
  period text not null,
  -- As the steps of the document stand: { count, is_done }.
  steps jsonb not null,
  is_whole boolean not null default false,
  -- Steps whose rewards were given.
  given text[] not null default '{}',
  -- The last fact that was counted: facts that are read again change nothing.
  counted_tx bigint not null default 0,
  counted_position bigint not null default 0,
  changed_at timestamptz not null,
  primary key (track_id, player_id, period)
);
create index progress_of_player on campaigns_missions.progress (player_id);
create index progress_whole on campaigns_missions.progress (track_id) where is_whole;

create function campaigns_missions.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.title, new.starts_at, new.ends_at, new.spec, new.games)
     is distinct from (old.owner, old.title, old.starts_at, old.ends_at, old.spec, old.games) then
    raise exception 'a track keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tracks_keep_promise before update on campaigns_missions.tracks
  for each row execute function campaigns_missions.keep_promise();
create trigger tracks_stay before delete on campaigns_missions.tracks for each row execute function kernel.forbid_change();
