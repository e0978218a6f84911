-- What was given back to whoever paid, by an operator. The money left the balance when it was asked for.
create table money_cash_desk.refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references money_cash_desk.payments,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create index refunds_of_payment on money_cash_desk.refunds (payment_id);
create index refunds_of_player on money_cash_desk.refunds (player_id);
create index refunds_asked on money_cash_desk.refunds (asked_at) where state = 'asked';

-- When the provider was last asked what became of it.
alter table money_cash_desk.payments add column asked_at timestamptz;
-- What providers did lately is read with every opening of the desk.
create index payments_of_provider on money_cash_desk.payments (provider, created_at);
