-- What a bank carries changes with nearly every batch of rounds: where a page has room for the next version of its rows, no index is written.
alter table money_piggy_bank.banks set (fillfactor = 45);
