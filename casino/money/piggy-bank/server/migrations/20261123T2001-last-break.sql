-- What the last command that broke the bank paid: its repetition says the same, and does not break what went in meanwhile.
alter table money_piggy_bank.banks add column last_break_key text, add column last_break_paid bigint;
