-- Trial balances hold the heads of the audit log, by which a log that was cut short is found: like the log they are never emptied.
create trigger trial_balances_never_emptied before truncate on money_wallet.trial_balances
  for each statement execute function money_wallet.refuse_removal();
