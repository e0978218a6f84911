-- What came in, where a transfer brought another amount than was ordered; null where it is the order's.
alter table money_cash_desk.payments add column received bigint check (received > 0);

-- Money that came in under no reference of ours: it waits for a person, and is nobody's until then.
create table money_cash_desk.unmatched_transfers (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's own id of the transfer.
  provider_transfer text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reference text not null,
  received_at timestamptz not null,
  -- The payment that it turned out to be.
  payment_id bigint references money_cash_desk.payments,
  unique (provider, provider_transfer)
);

-- A payer's bank takes a deposit back. What the player no longer has is owed to the house; a purse never goes below zero.
create table money_cash_desk.disputes (
  payment_id bigint primary key references money_cash_desk.payments,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('opened', 'won', 'lost')),
  -- Of a lost one: what was still on the balance, and what is owed.
  taken bigint not null default 0 check (taken >= 0),
  owed bigint not null default 0 check (owed >= 0),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  settled_at timestamptz
);
create index disputes_player on money_cash_desk.disputes (player_id);

-- The sandbox plays other ways to pay than cards.
alter table money_cash_desk.sandbox_payments add column method text not null default 'sandbox-card';
