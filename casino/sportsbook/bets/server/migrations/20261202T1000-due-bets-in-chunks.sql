-- A row is a chunk: bets of the players of one share (their id modulo 4), settled in one transaction. A row for each bet cost about a tenth of its
-- settlement, and chunks beside each other waited for the purses of players whom both had.
alter table sportsbook_bets.due rename to due_before;
create table sportsbook_bets.due (
  id bigint generated always as identity primary key,
  share smallint not null check (share between 0 and 3),
  bet_ids bigint[] not null
);
-- Read once and deleted: not worth compressing.
alter table sportsbook_bets.due alter column bet_ids set storage external;
insert into sportsbook_bets.due (share, bet_ids)
select b.player_id % 4, array_agg(distinct b.id) from sportsbook_bets.due_before d join sportsbook_bets.bets b on b.id = d.bet_id group by 1;
drop table sportsbook_bets.due_before;
