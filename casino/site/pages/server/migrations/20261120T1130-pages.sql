create table site_pages.pages (
  name text primary key,
  path text not null unique check (path ~ '^/([a-z0-9:_-]+/)*$' and path <> '/items-info/'),
  who text not null default 'anyone' check (who in ('anyone', 'player')),
  title jsonb not null,
  description jsonb not null,
  components jsonb not null default '[]',
  redirect_url text,
  status int not null default 200 check (status between 200 and 599),
  -- A page that was changed by hand keeps its changes when a release brings the slice's own version.
  is_edited boolean not null default false
);
comment on table site_pages.pages is 'Pages of the site: what they are made of. Slices declare theirs; see PageDeclaration.';
