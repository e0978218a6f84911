-- What the house has put on accounts. Who decided it and why stands in the audit log; here is since when, and until when.
create table players_responsible_play.house_restrictions (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('youngster', 'undesirable', 'unverified')),
  set_at timestamptz not null,
  lifted_at timestamptz,
  check (lifted_at >= set_at)
);
create unique index house_restrictions_once on players_responsible_play.house_restrictions (player_id, kind) where lifted_at is null;
create index house_restrictions_player on players_responsible_play.house_restrictions (player_id, id desc);

-- A row is written once and lifted once: what was decided stays readable.
create function players_responsible_play.keep_house_restriction() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.kind, new.set_at) is distinct from (old.player_id, old.kind, old.set_at) or old.lifted_at is not null then
    raise exception 'a restriction of the house is lifted, and otherwise stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger house_restrictions_keep before update on players_responsible_play.house_restrictions
  for each row execute function players_responsible_play.keep_house_restriction();
create trigger house_restrictions_stay before delete on players_responsible_play.house_restrictions
  for each row execute function kernel.forbid_change();
