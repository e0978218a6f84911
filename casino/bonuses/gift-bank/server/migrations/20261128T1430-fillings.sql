-- What each deposit added to its player's bank, so that it can be taken out where the deposit goes back.
create table bonuses_gift_bank.fillings (
  payment text primary key,
  player_id bigint not null check (player_id > 0),
  asset text not null,
  amount bigint not null check (amount > 0),
  filled_at timestamptz not null
);
create index fillings_of_player on bonuses_gift_bank.fillings (player_id);
create index fillings_by_time on bonuses_gift_bank.fillings (filled_at);
