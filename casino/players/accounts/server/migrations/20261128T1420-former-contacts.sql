-- What a contact was before it was changed, so that "this was not me" gives back what somebody else took. Rows live for a week.
create table players_accounts.former_contacts (
  player_id bigint not null,
  kind text not null check (kind in ('email', 'phone')),
  -- Empty where the player had none.
  contact text,
  confirmed_at timestamptz,
  left_at timestamptz not null
);
create index former_contacts_player on players_accounts.former_contacts (player_id, left_at);
create index former_contacts_left_at on players_accounts.former_contacts (left_at);
