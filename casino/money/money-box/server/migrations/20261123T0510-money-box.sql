-- What players put aside. The money itself stands in the ledger alone (purses `box` and `box-hold:<id>`); here is till when, and whose
-- repeated command it was.
create table money_money_box.holds (
  id bigint generated always as identity (start with 1001) primary key,
  player_id bigint not null,
  -- The player's own Idempotency-Key: a repeated command finds the item that it made.
  request_key text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  hold_till timestamptz not null,
  created_at timestamptz not null,
  unique (player_id, request_key)
);
create trigger holds_append_only before update or delete on money_money_box.holds for each row execute function kernel.forbid_change();
