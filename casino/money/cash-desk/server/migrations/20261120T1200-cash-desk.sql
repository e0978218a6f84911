-- Deposits as the house sees them. The money itself stands in the ledger alone.

create table money_cash_desk.payments (
  id bigint generated always as identity (start with 10001) primary key,
  player_id bigint not null,
  -- The player's own Idempotency-Key: a repeated command finds the payment that it made.
  request_key text not null,
  provider text not null,
  -- The provider's own id; unknown until the provider has answered.
  provider_payment text,
  method text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  bonus_id bigint not null,
  sport_betting_bonus_id bigint not null,
  location text,
  language text not null,
  state text not null default 'created' check (state in ('created', 'pending', 'expired', 'failed', 'completed')),
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the house stops waiting for a word about it.
  waits_until timestamptz not null,
  unique (player_id, request_key),
  unique (provider, provider_payment)
);
create index payments_player on money_cash_desk.payments (player_id, id desc);
create index payments_waiting on money_cash_desk.payments (waits_until) where state in ('created', 'pending');

-- What a payment is about never changes, and its state only moves forward, whoever writes.
create function money_cash_desk.keep_payment() returns trigger language plpgsql as $$
declare
  states constant text[] := array['created', 'pending', 'expired', 'failed', 'completed'];
begin
  if (new.id, new.player_id, new.provider, new.currency, new.amount) is distinct from (old.id, old.player_id, old.provider, old.currency, old.amount)
     or (old.provider_payment is not null and new.provider_payment is distinct from old.provider_payment)
     or array_position(states, new.state) < array_position(states, old.state) then
    raise exception 'payment % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payments_kept before update on money_cash_desk.payments for each row execute function money_cash_desk.keep_payment();
create trigger payments_stay before delete on money_cash_desk.payments for each row execute function kernel.forbid_change();

-- Which deposit was a player's first: one row, whichever of two deposits completes first.
create table money_cash_desk.first_deposits (
  player_id bigint primary key,
  payment_id bigint not null references money_cash_desk.payments
);

-- What providers said, word for word as far as it matters, and what came of it. No foreign key: its check would lock the
-- payment after the message, while others lock the message after the payment.
create table money_cash_desk.provider_messages (
  provider text not null,
  message_id text not null,
  payment_id bigint not null,
  state text not null,
  amount bigint not null,
  currency text not null,
  outcome text not null check (outcome in ('moved', 'nothing-new', 'amount-differs')),
  received_at timestamptz not null,
  primary key (provider, message_id)
);
create index provider_messages_payment on money_cash_desk.provider_messages (payment_id);
create trigger provider_messages_append_only before update or delete on money_cash_desk.provider_messages
  for each row execute function kernel.forbid_change();

create table money_cash_desk.deposit_clicks (
  id bigint generated always as identity primary key,
  player_id bigint,
  button_name text not null,
  placement text not null,
  bonus_id bigint,
  at timestamptz not null
);
create index deposit_clicks_at on money_cash_desk.deposit_clicks (at);
