-- The sandbox provider's own books. The cash desk never reads them: it hears by webhook, as from any provider.
-- No card number is kept, only which outcome was chosen.

create table money_cash_desk.sandbox_payments (
  token text primary key,
  -- The merchant's number of the payment.
  order_id text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  language text not null,
  return_path text not null check (return_path ~ '^/[^/\\]'),
  state text not null default 'open'
    check (state in ('open', 'challenge', 'processing', 'succeeded', 'declined', 'not-authenticated', 'cancelled', 'silent')),
  outcome text,
  created_at timestamptz not null,
  open_until timestamptz not null
);

-- What the sandbox has to tell the merchant. Written with the step that causes it, so that no crash loses it.
create table money_cash_desk.sandbox_notices (
  id text primary key,
  token text not null references money_cash_desk.sandbox_payments,
  state text not null,
  reason text,
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_notices_due on money_cash_desk.sandbox_notices (due_at) where delivered_at is null;
