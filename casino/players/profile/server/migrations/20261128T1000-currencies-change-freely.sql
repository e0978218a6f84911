-- A currency is changed as often as one likes (0070): no step is a mistake that is taken back.
alter table players_profile.currency_changes drop column is_return;
