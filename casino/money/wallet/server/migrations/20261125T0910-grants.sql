-- What the ledger must know of a bonus grant to hold its terms where the stake is taken. The terms themselves, and who may have which
-- grant, are the business of bonuses: a row comes and ends by the ledger's functions alone.
--
-- `required` is what must be staked before the grant becomes cash, 0 for a grant that is not wagered (a free bet). `contributions`:
-- category of a game → percent of a stake that counts; a category that is not there plays with cash alone, as do `excluded_games`.
-- `most_opposite`: how much of a round's stake, in percent, may stand on outcomes that exclude each other before it counts nothing.
create table money_wallet.grants (
  id bigint primary key check (id > 0),
  owner_id bigint not null check (owner_id > 0),
  product text not null check (product in ('casino', 'sport')),
  asset text not null references money_wallet.assets,
  purse text not null,
  fund text not null check (fund ~ '^fund:'),
  amount bigint not null check (amount > 0),
  required bigint not null check (required >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  most_stake bigint check (most_stake > 0),
  contributions jsonb not null,
  excluded_games text[] not null,
  most_opposite smallint not null check (most_opposite between 0 and 100),
  state text not null default 'active' check (state in ('active', 'converted', 'returned')),
  begun_at timestamptz not null,
  met_at timestamptz,
  ended_at timestamptz,
  converted bigint,
  returned bigint,
  unique (owner_id, purse),
  constraint ended_as_a_whole check ((state = 'active') = (ended_at is null) and (state = 'active') = (converted is null)
                                     and (state = 'active') = (returned is null))
) with (fillfactor = 60);
-- One that is wagered at a time, of each product.
create unique index grants_one_wagered on money_wallet.grants (owner_id, product) where state = 'active' and required > 0;

-- What each stake counted, so that a round that is taken back takes exactly that with it.
create table money_wallet.wagers (
  transaction_id bigint primary key,
  grant_id bigint not null references money_wallet.grants,
  counted bigint not null check (counted > 0)
);
create trigger wagers_append_only before update or delete on money_wallet.wagers
  for each row execute function kernel.forbid_change();
create trigger wagers_never_emptied before truncate on money_wallet.wagers
  for each statement execute function money_wallet.refuse_removal();
create trigger grants_stay before delete on money_wallet.grants
  for each row execute function kernel.forbid_change();
select kernel.close_table('money_wallet.grants'), kernel.close_table('money_wallet.wagers');

-- The grant that is wagered now, in the row that every stake reads anyway: who has none pays nothing for it. Whoever changes a grant
-- holds this row's lock, as whoever stakes does.
alter table money_wallet.stake_controls add column casino_grant bigint, add column sport_grant bigint;

-- A bet's stake and what it brings are functions of their own now: take_stake, pay_all.
drop function money_wallet.settle_one(
  bigint, text, text, text, bytea, text, text, bigint, bigint, text, jsonb, json, timestamptz);
