-- Who asked for a reversal and found nobody to say the same may ask anew when the time is over: a transaction has several proposals then.
alter table money_wallet.reversal_proposals drop constraint reversal_proposals_pkey;
alter table money_wallet.reversal_proposals add primary key (transaction_id, at);
