-- Accounts of other services that were linked or unlinked are told too; the letter names the service.
alter table sign_in_security_notices.notices drop constraint notices_kind_check;
alter table sign_in_security_notices.notices add constraint notices_kind_check check (kind in (
  'new-device', 'second-factor-off', 'passkey-added', 'recovery-code-used', 'passkey-copied', 'service-linked', 'service-unlinked'));
alter table sign_in_security_notices.notices add column service text;
