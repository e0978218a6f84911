-- A code may also let its reader in: to the account that has confirmed the contact, or to a new one.
alter table account_verification.challenges drop constraint challenges_purpose_check;
alter table account_verification.challenges add constraint challenges_purpose_check check (purpose in ('confirm', 'restore', 'enter'));
