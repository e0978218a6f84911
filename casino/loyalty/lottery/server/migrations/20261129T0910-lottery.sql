-- Scratch tickets. The ledger counts them too, in a purse for each type: the row says which one is scratched and what it brought.
create table loyalty_lottery.tickets (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  type text not null check (type in ('super', 'gold', 'regular')),
  source text not null check (source in ('bought', 'prize', 'promo')),
  at timestamptz not null,
  -- Of the command or the prize that brought it, and its place among those: the same one brings it once.
  key text not null,
  number integer not null,
  -- Set in the transaction that pays for the draw with the ticket, before anything is drawn.
  applied_at timestamptz,
  draw_id bigint,
  fall_id bigint,
  apply_key text,
  unique (player_id, key, number),
  check ((applied_at is null) = (fall_id is null) and (applied_at is null) = (draw_id is null) and (applied_at is null) = (apply_key is null))
);
create index tickets_of_player on loyalty_lottery.tickets (player_id, id desc);
create index tickets_unused on loyalty_lottery.tickets (player_id, type) where applied_at is null;

-- What is left of the prizes of levels, and of the tickets that a lottery gives as a gift ("promo").
create table loyalty_lottery.stock (
  campaign_id bigint not null,
  item text not null,
  left_count integer not null check (left_count >= 0),
  primary key (campaign_id, item)
);

-- Who took the gift of a lottery.
create table loyalty_lottery.promos (
  campaign_id bigint not null,
  player_id bigint not null,
  prize_id bigint not null,
  key text not null,
  at timestamptz not null,
  primary key (campaign_id, player_id)
);

-- Prizes that were taken for horseshoes.
create table loyalty_lottery.choices (
  id bigint generated always as identity primary key,
  campaign_id bigint not null,
  player_id bigint not null,
  prize_id bigint not null,
  count integer not null check (count > 0),
  key text not null,
  at timestamptz not null,
  unique (player_id, key)
);
