-- A first deposit that came in while no terms were published, so that nothing could say how much it takes: compared once they are.
alter table bonuses_invite_friends.friends add column unchecked bigint check (unchecked > 0), add column unchecked_asset text,
  add constraint unchecked_is_whole check ((unchecked is null) = (unchecked_asset is null));
