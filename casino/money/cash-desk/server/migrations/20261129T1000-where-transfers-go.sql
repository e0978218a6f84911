-- Where the payer of a transfer sends it, and how far a chain has confirmed it: later blocks, and in one block later counts, are what holds.
alter table money_cash_desk.payments
  add column pay_to jsonb,
  add column confirmed_block bigint,
  add column confirmations integer check (confirmations >= 0),
  -- The amount that the chain shows coming, where it is not the order's.
  add column seen_amount bigint check (seen_amount > 0),
  -- It moved on after the desk had stopped waiting for it.
  add column is_late boolean not null default false;
