-- What counted towards a grant, the latest first.
create index wagers_of_grant on money_wallet.wagers (grant_id, transaction_id desc);
