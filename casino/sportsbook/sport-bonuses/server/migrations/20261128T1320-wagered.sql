-- Free bets that ask for bets with cash first: at most one of a player's is counted for, the others sleep meanwhile.
alter table sportsbook_sport_bonuses.bonuses
  add column required_minor bigint not null default 0 check (required_minor >= 0),
  add column wagered_minor bigint not null default 0 check (wagered_minor between 0 and required_minor),
  drop constraint bonuses_status_check,
  add constraint bonuses_status_check
    check (status in ('init', 'sleeping', 'rollover', 'applied', 'waiting', 'completed', 'canceled', 'expired'));
create unique index bonuses_in_rollover on sportsbook_sport_bonuses.bonuses (player_id) where status = 'rollover';
drop index sportsbook_sport_bonuses.bonuses_to_expire;
create index bonuses_to_expire on sportsbook_sport_bonuses.bonuses (expires_at)
  where status in ('init', 'sleeping', 'rollover', 'applied');
