-- A change of the player's currency writes the limits anew, in the other currency.
alter table players_responsible_play.limit_changes
  drop constraint limit_changes_step_check,
  add constraint limit_changes_step_check
    check (step in ('lowered', 'increase-asked', 'increase-dropped', 'increase-confirmed', 'currency-changed'));
