-- A phone opens an account by a code once it is confirmed, and one that was changed shuts its owner out: both are told.
alter table sign_in_security_notices.notices drop constraint notices_kind_check;
alter table sign_in_security_notices.notices add constraint notices_kind_check check (kind in (
  'new-device', 'password-changed', 'second-factor-on', 'second-factor-off', 'passkey-added', 'recovery-code-used', 'passkey-copied',
  'service-linked', 'service-unlinked', 'phone-changed', 'phone-confirmed'));
