-- A stake that counts writes one place instead of three: its grant, which is never deleted, was looked up and locked again for each
-- stake, and the index by transaction alone was read only where a round is taken back, whose owner leads to the grant as well.
alter table money_wallet.wagers drop constraint wagers_grant_id_fkey, drop constraint wagers_pkey;
drop index money_wallet.wagers_of_grant;
alter table money_wallet.wagers add primary key (grant_id, transaction_id);
-- Looked at anew with every stake that counts.
alter table money_wallet.grants drop constraint grants_fund_check, add constraint grants_fund_check check (starts_with(fund, 'fund:'));
