-- Where a player goes on who left the provider's page: the desk leads back to a deposit that was begun, instead of to another one.
alter table money_cash_desk.payments add column page_url text;
