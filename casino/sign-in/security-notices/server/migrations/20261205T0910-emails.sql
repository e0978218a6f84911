-- Another e-mail in the place of the former one is told to the former one, whose reader can take it back.
alter table sign_in_security_notices.notices drop constraint notices_kind_check;
alter table sign_in_security_notices.notices add constraint notices_kind_check check (kind in (
  'new-device', 'password-changed', 'second-factor-on', 'second-factor-off', 'passkey-added', 'recovery-code-used', 'passkey-copied',
  'service-linked', 'service-unlinked', 'phone-changed', 'phone-confirmed', 'email-changed'));
