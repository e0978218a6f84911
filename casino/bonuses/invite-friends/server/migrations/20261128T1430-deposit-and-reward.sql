-- The friend's first deposit and the bonus that it brought the inviter, so that the one is found where the other goes back. Neither is known of
-- friends from before.
alter table bonuses_invite_friends.friends add column payment text unique, add column bonus_id bigint;
