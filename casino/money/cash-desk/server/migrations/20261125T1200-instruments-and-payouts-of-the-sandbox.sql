-- What players pay with, as the provider names it: a token of its own and a label that gives nothing away. Never a number.
create table money_cash_desk.instruments (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  provider text not null,
  method text not null,
  token text not null,
  label text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (player_id, provider, token)
);

-- Which of them a deposit came from; known once it is completed.
alter table money_cash_desk.payments add column instrument_id bigint references money_cash_desk.instruments;
create index payments_instrument on money_cash_desk.payments (instrument_id) where instrument_id is not null;

-- The sandbox tells of more than payments, so a notice has its words itself.
alter table money_cash_desk.sandbox_notices add column body jsonb;
update money_cash_desk.sandbox_notices n
   set body = jsonb_build_object('event', 'payment.' || n.state, 'payment', n.token, 'order', p.order_id, 'amount', p.amount::text,
                                 'currency', p.currency, 'reason', n.reason)
  from money_cash_desk.sandbox_payments p where p.token = n.token;
alter table money_cash_desk.sandbox_notices alter column body set not null, drop column state, drop column reason,
  drop constraint sandbox_notices_token_fkey;

-- What the sandbox was asked to pay out. Like its payments, these are its own books.
create table money_cash_desk.sandbox_payouts (
  token text primary key,
  -- The merchant's number of the payout.
  order_id text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  outcome text not null,
  created_at timestamptz not null
);
