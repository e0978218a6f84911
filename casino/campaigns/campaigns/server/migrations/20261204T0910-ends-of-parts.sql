-- A campaign ends with the last of its parts, so each part says when it ended.
alter table campaigns_campaigns.parts add column if not exists ended_at timestamptz;
update campaigns_campaigns.parts set ended_at = closed_at where ended_at is null;
-- Those that the end of their first part ended go on. One that an operator ended is settled in a moment, when its parts are closed.
update campaigns_campaigns.campaigns c set state = 'published', ended_at = null
 where state = 'ended'
   and exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and p.closed_at is not null)
   and exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and p.closed_at is null);
