-- The kernel has the same function.
drop function money_wallet.close_table(regclass);
