-- When a player chose another currency. Rows are only ever added.
create table players_profile.currency_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  from_currency text not null check (from_currency ~ '^[A-Z]{3,5}$'),
  to_currency text not null check (to_currency ~ '^[A-Z]{3,5}$'),
  -- Back to where the change before came from.
  is_return boolean not null,
  at timestamptz not null,
  check (from_currency <> to_currency)
);
create index currency_changes_player on players_profile.currency_changes (player_id, id desc);
create trigger currency_changes_stay before update or delete on players_profile.currency_changes
  for each row execute function kernel.forbid_change();
