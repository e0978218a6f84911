-- The offer that the player had asked for, where the bet was cashed out automatically; null when they did it themselves.
alter table sportsbook_bets.cash_outs add column auto_cash_out_minor bigint check (auto_cash_out_minor > 0);
