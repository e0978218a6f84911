-- Phones come with registrations now, so claims on one are looked for as claims on an e-mail are.
create index players_phone on players_accounts.players (phone) where phone is not null;
