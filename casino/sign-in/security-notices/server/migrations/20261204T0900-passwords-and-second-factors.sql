-- A new password and a second factor that was turned on are told too: they shut the owner out if somebody else made them.
alter table sign_in_security_notices.notices drop constraint notices_kind_check;
alter table sign_in_security_notices.notices add constraint notices_kind_check check (kind in (
  'new-device', 'password-changed', 'second-factor-on', 'second-factor-off', 'passkey-added', 'recovery-code-used', 'passkey-copied',
  'service-linked', 'service-unlinked'));
