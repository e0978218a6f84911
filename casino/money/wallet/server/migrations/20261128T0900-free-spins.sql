-- Free spins as the ledger holds them, so that their terms hold where the stake is taken. Their worth, `number` × `stake`, stands in a purse
-- of their own out of a fund; each spin stakes from it and what is not played goes back. What they win is cash, or goes to the purse of
-- the bonus that they came with. A row comes and ends by the ledger's functions alone.
create table money_wallet.free_spins (
  id bigint primary key check (id > 0),
  owner_id bigint not null check (owner_id > 0),
  asset text not null references money_wallet.assets,
  purse text not null,
  fund text not null check (fund ~ '^fund:'),
  stake bigint not null check (stake > 0),
  number integer not null check (number > 0),
  games text[] not null check (cardinality(games) > 0),
  -- The grant whose purse the wins go to; null where they are cash.
  wins_to bigint references money_wallet.grants,
  won bigint not null default 0 check (won >= 0),
  begun_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begun_at),
  ended_at timestamptz,
  returned bigint,
  unique (owner_id, purse),
  constraint ended_as_a_whole check ((ended_at is null) = (returned is null))
) with (fillfactor = 70);
-- The header's balance asks for a player's own with every page.
create index free_spins_open on money_wallet.free_spins (owner_id) where ended_at is null;
create trigger free_spins_stay before delete on money_wallet.free_spins
  for each row execute function kernel.forbid_change();
select kernel.close_table('money_wallet.free_spins');
