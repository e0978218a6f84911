-- Payouts as the house decides and sends them. The money itself stands in the ledger alone: set aside with the row's first state,
-- taken or given back with its last.

-- One row per player, locked while a payout of theirs is decided: of two at once the second counts the first.
create table money_payouts.players (
  player_id bigint primary key,
  -- When password or contact changed last: a thief's first step.
  account_changed_at timestamptz,
  turbo_since timestamptz,
  turbo_till timestamptz
);

create table money_payouts.payouts (
  id bigint generated always as identity (start with 10001) primary key,
  player_id bigint not null,
  -- The player's own Idempotency-Key: a repeated command finds the payout that it made.
  request_key text not null,
  provider text not null,
  method text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  -- Where it goes, for the provider, and how it is shown.
  destination jsonb not null,
  destination_label text not null,
  -- Of the cash desk: what it goes back to; null for an account.
  instrument_id bigint,
  state text not null check (state in ('review', 'approved', 'processing', 'paid', 'returned', 'failed', 'rejected', 'cancelled')),
  -- Why a person looks at it, by name.
  risk_reasons text[] not null,
  reason text check (reason in ('declined', 'account-closed', 'house', 'player')),
  -- What an operator told the player with a rejection.
  house_words text,
  provider_payout text,
  language text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- The player was asked whether to call it back, and said no.
  kept_at timestamptz,
  unique (player_id, request_key),
  unique (provider, provider_payout)
);
create index payouts_player on money_payouts.payouts (player_id, id desc);
create index payouts_open on money_payouts.payouts (state, changed_at) where state in ('review', 'approved', 'processing');
create index payouts_paid on money_payouts.payouts (paid_at) where paid_at is not null;

create function money_payouts.keep_payout() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger payouts_kept before update on money_payouts.payouts for each row execute function money_payouts.keep_payout();
create trigger payouts_stay before delete on money_payouts.payouts for each row execute function kernel.forbid_change();

create table money_payouts.steps (
  payout_id bigint not null references money_payouts.payouts,
  state text not null,
  at timestamptz not null,
  primary key (payout_id, state)
);
create trigger steps_append_only before update or delete on money_payouts.steps for each row execute function kernel.forbid_change();

-- Who of the house said yes. Above a threshold two people must.
create table money_payouts.approvals (
  payout_id bigint not null references money_payouts.payouts,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  primary key (payout_id, actor)
);

-- What providers said of payouts, and what came of it. No foreign key, as at the cash desk.
create table money_payouts.provider_messages (
  provider text not null,
  message_id text not null,
  payout_id bigint not null,
  state text not null,
  amount bigint not null,
  currency text not null,
  outcome text not null check (outcome in ('moved', 'nothing-new', 'amount-differs', 'contradicts')),
  received_at timestamptz not null,
  primary key (provider, message_id)
);
create index provider_messages_payout on money_payouts.provider_messages (payout_id);
create trigger provider_messages_append_only before update or delete on money_payouts.provider_messages
  for each row execute function kernel.forbid_change();
