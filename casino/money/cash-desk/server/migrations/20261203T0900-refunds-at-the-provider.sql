-- The provider's own id of a refund, kept with its first answer: from then on it is asked about instead of ordered again.
alter table money_cash_desk.refunds add column provider_refund text;
