-- Codes that a thief had made for themselves are told from the owner's by when they were made.
alter table sign_in_second_factor.recovery_codes add column made_at timestamptz not null default now();
