-- The Idempotency-Key of the command that called a payout back without naming it (the popup): its repetition finds this one, and never calls
-- another back.
alter table money_payouts.payouts add column cancel_key text;
create unique index payouts_cancel_key on money_payouts.payouts (player_id, cancel_key) where cancel_key is not null;
