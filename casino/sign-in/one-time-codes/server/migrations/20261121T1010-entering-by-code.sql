-- A code may also let its reader in: to the account that has confirmed the contact, or to a new one.
alter table sign_in_one_time_codes.challenges drop constraint challenges_purpose_check;
alter table sign_in_one_time_codes.challenges add constraint challenges_purpose_check check (purpose in ('confirm', 'restore', 'enter'));
