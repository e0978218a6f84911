-- Codes that players take to another project to link their accounts; one of each player and project, the newest.
create table money_project_transfers.codes (
  project text not null,
  player_id bigint not null,
  -- Who reads the table can link nothing.
  code_hash bytea not null unique,
  valid_till timestamptz not null,
  -- The link that it was taken for.
  link_id text,
  primary key (project, player_id)
);
create index codes_over on money_project_transfers.codes (valid_till);

-- Pairs of accounts. The other house has the same id for its own player.
create table money_project_transfers.links (
  project text not null,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  player_id bigint not null,
  linked_at timestamptz not null,
  ended_at timestamptz,
  primary key (project, id)
);
create unique index one_link_of_player on money_project_transfers.links (project, player_id) where ended_at is null;

-- Money that left. It stands in `clearing:project-<name>` from the first state on, and goes back to the purse with `returned` alone.
create table money_project_transfers.transfers (
  id bigint generated always as identity (start with 10001) primary key,
  -- What the other house knows it by.
  name text not null unique,
  player_id bigint not null,
  -- The player's own Idempotency-Key.
  request_key text not null,
  project text not null,
  link_id text not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('sending', 'recalling', 'arrived', 'returned')),
  reason text check ((reason is not null) = (state = 'returned')),
  sent_at timestamptz not null,
  -- From then on it is asked back.
  recall_at timestamptz not null,
  ended_at timestamptz check ((ended_at is not null) = (state in ('arrived', 'returned'))),
  unique (player_id, request_key)
);
create index transfers_of_player on money_project_transfers.transfers (player_id, sent_at desc);
create index transfers_open on money_project_transfers.transfers (sent_at) where state in ('sending', 'recalling');
create index transfers_by_link on money_project_transfers.transfers (project, link_id);
create index transfers_of_project on money_project_transfers.transfers (project, sent_at) where state <> 'returned';

create function money_project_transfers.keep_transfer() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger transfers_kept before update on money_project_transfers.transfers
  for each row execute function money_project_transfers.keep_transfer();
create trigger transfers_stay before delete on money_project_transfers.transfers for each row execute function kernel.forbid_change();

-- What became of transfers from other projects, once and for ever. One that was voided before it came stands here without a player.
create table money_project_transfers.received (
  id bigint generated always as identity (start with 10001) primary key,
  project text not null,
  name text not null,
  link_id text not null,
  player_id bigint,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('accepted', 'refused', 'voided')),
  reason text check ((reason is not null) = (state = 'refused')),
  at timestamptz not null,
  unique (project, name),
  check (state <> 'accepted' or player_id is not null)
);
create index accepted_of_player on money_project_transfers.received (player_id, at desc) where state = 'accepted';
create index accepted_by_link on money_project_transfers.received (project, link_id) where state = 'accepted';
create index accepted_of_project on money_project_transfers.received (project, at) where state = 'accepted';
create trigger received_append_only before update or delete on money_project_transfers.received
  for each row execute function kernel.forbid_change();

-- Each signed call is taken once.
create table money_project_transfers.nonces (
  project text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (project, nonce)
);
create index nonces_by_age on money_project_transfers.nonces (at);
