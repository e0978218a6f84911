-- The page of its own that a campaign has, where its owner shows each on one.
alter table campaigns_missions.tracks add column link text;
