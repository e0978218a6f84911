-- What a player's own decisions leave of their right to deposit; written with the commit that answers the player. A deposit
-- takes this row's lock before it counts: of many at once, each sees those before it.
create table money_cash_desk.deposit_controls (
  player_id bigint primary key,
  blocked_until timestamptz,
  -- Minor units of `currency`, over 24 hours, 7 days and 30 days; null where there is no limit.
  currency text,
  caps bigint[] check (array_length(caps, 1) = 3),
  check ((caps is null) = (currency is null))
);
create index payments_player_created on money_cash_desk.payments (player_id, created_at);
