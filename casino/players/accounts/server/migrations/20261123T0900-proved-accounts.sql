-- When somebody first showed that the account is theirs: by confirming a contact, or by coming with an account of another
-- service. It stays, whatever becomes of that contact. Until then the account is what its maker says of it, and no more
-- (decision 0020).
alter table players_accounts.players add column proved_at timestamptz;
update players_accounts.players set proved_at = least(email_confirmed_at, phone_confirmed_at);
