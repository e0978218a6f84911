-- When a player had their data erased; what is left of the row names nobody.
alter table players_accounts.players add column erased_at timestamptz;
