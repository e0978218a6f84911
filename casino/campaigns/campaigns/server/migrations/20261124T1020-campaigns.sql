-- A campaign: one document, in versions. draft -> checked -> published -> ended -> settled.
create table campaigns_campaigns.campaigns (
  id bigint generated always as identity primary key,
  slug text not null,
  version integer not null check (version > 0),
  kind text not null,
  document jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'checked', 'published', 'ended', 'settled')),
  written_at timestamptz not null,
  checked_at timestamptz,
  published_at timestamptz,
  ended_at timestamptz,
  settled_at timestamptz,
  unique (slug, version)
);
-- One version runs at a time.
create unique index campaigns_running on campaigns_campaigns.campaigns (slug) where state in ('published', 'ended');
create index campaigns_of_kind on campaigns_campaigns.campaigns (kind, id desc) where published_at is not null;

-- The boards that a campaign stands on, by the names in its document.
create table campaigns_campaigns.parts (
  campaign_id bigint not null references campaigns_campaigns.campaigns,
  name text not null,
  board_id bigint not null unique,
  closed_at timestamptz,
  primary key (campaign_id, name)
);

create function campaigns_campaigns.keep_document() returns trigger language plpgsql as $$
begin
  if (new.slug, new.version, new.kind, new.document) is distinct from (old.slug, old.version, old.kind, old.document) then
    raise exception 'a version of a campaign keeps its document' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger campaigns_keep_document before update on campaigns_campaigns.campaigns
  for each row execute function campaigns_campaigns.keep_document();
create trigger campaigns_stay before delete on campaigns_campaigns.campaigns for each row execute function kernel.forbid_change();
