-- The largest win that a game announced when the round's first stake was taken: what the round may bring does not become less while it is
-- played. Of rounds from before that it is not known, and the game's own holds.
alter table games_providers.rounds add column max_win_multiple numeric(12, 2) check (max_win_multiple > 0);
