create or replace function campaigns_campaigns.keep_document() returns trigger language plpgsql as $$
begin
  if (new.slug, new.version, new.kind, new.document) is distinct from (old.slug, old.version, old.kind, old.document) then
    raise exception 'a version of a campaign keeps its document' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
