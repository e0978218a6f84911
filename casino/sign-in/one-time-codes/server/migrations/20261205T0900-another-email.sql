-- A code may also show that an e-mail is theirs before it takes the place of the one that the account has.
alter table sign_in_one_time_codes.challenges drop constraint challenges_purpose_check;
alter table sign_in_one_time_codes.challenges add constraint challenges_purpose_check check (purpose in ('confirm', 'restore', 'enter', 'change'));
