-- The site shows it with what it brings, for everybody to use.
alter table bonuses_promo_codes.codes add column is_announced boolean not null default false;
