-- Progress is written with nearly every batch of rounds: where a page has room for the next version of its rows, no index is written.
alter table campaigns_missions.progress set (fillfactor = 45);
