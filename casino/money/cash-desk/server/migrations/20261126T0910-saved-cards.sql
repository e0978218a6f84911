-- A card pays by one press only once its player has said so.
alter table money_cash_desk.instruments add column saved_at timestamptz;
