-- What one operator proposes by hand and another one decides: nobody settles or corrects alone.
create table sportsbook_catalogue.decisions (
  id bigint generated always as identity primary key,
  event_id bigint not null references sportsbook_catalogue.events,
  kind text not null check (kind in ('settle', 'void', 'withdraw-result', 'withdraw-void')),
  -- Of a settlement, what it is settled from.
  result jsonb,
  -- Of voids, the market; null: the whole event.
  market_key text,
  -- How often settlements of the event had changed when it was proposed: what moved since is looked at anew.
  revision integer not null,
  proposed_by text not null,
  reason text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  is_approved boolean,
  check ((kind = 'settle') = (result is not null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
  check (is_approved is not true or decided_by <> proposed_by)
);
create index decisions_open on sportsbook_catalogue.decisions (id) where decided_by is null;
