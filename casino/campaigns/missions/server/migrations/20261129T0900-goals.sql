-- The kinds of fact that its goals count: rounds, and since now deposits, bets, contacts and days. Tracks until now count rounds.
alter table campaigns_missions.tracks add column counts text[] not null default '{round}';
