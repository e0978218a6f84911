-- Whatever was told of the bet so far gave its stake back, so it has counted for nothing yet: its first win or loss still does. Of bets that were
-- settled before this column it says nothing, and no later result of theirs counts.
alter table sportsbook_bets.bets add column is_only_returned boolean not null default false;
