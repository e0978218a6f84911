-- An account whose owner wants to be asked for more than a name and a password.
alter table sign_in_sessions.accounts add column asks_second_factor boolean not null default false;

-- When whoever sits at this session last showed that they are the player: at its start, and for each change that asks for it.
alter table sign_in_sessions.sessions add column proved_at timestamptz;

-- Tickets for a second factor are signed and short-lived; what is kept is that one was used.
create table sign_in_sessions.spent_tickets (
  id uuid primary key,
  ends_at timestamptz not null
);
create index spent_tickets_ends_at on sign_in_sessions.spent_tickets (ends_at);

-- Whatever ends all sessions of a player also ends the tickets that were out.
alter table sign_in_sessions.accounts add column tickets_from timestamptz;
