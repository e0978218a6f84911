create or replace function campaigns_boards.keep_team() returns trigger language plpgsql as $$
begin
  if old.team is not null and new.team is distinct from old.team then
    raise exception 'a team is joined once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function campaigns_boards.keep_promise() returns trigger language plpgsql as $$
begin
  if (new.owner, new.name, new.series, new.title, new.starts_at, new.ends_at, new.spec, new.games, new.feeds)
     is distinct from
     (old.owner, old.name, old.series, old.title, old.starts_at, old.ends_at, old.spec, old.games, old.feeds) then
    raise exception 'a board keeps what it promised' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
