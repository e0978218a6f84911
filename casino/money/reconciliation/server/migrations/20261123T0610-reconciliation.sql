-- Where a provider's report and our own books differ. Each is found once, and closed by a person alone.
create table money_reconciliation.differences (
  id bigint generated always as identity primary key,
  provider text not null,
  kind text not null check (kind in ('payment', 'payout')),
  -- Our number of the payment or the payout.
  order_number text not null,
  what text not null check (what in ('missing-here', 'missing-there', 'amount-differs')),
  -- What our books say, and what the provider says.
  our_amount bigint,
  our_currency text,
  their_amount bigint,
  their_currency text,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  settled_why text,
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (settled_why is null)),
  unique (provider, kind, order_number, what)
);
create index differences_open on money_reconciliation.differences (id) where settled_at is null;
create trigger differences_stay before delete on money_reconciliation.differences for each row execute function kernel.forbid_change();
