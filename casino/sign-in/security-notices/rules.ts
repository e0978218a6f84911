/** An email may be read days later; its link is valid until then. */
export const link_life_ms = 7 * 24 * 60 * 60 * 1000
/** A log-in notification that could not be sent for a day is dropped. */
export const news_life_ms = 24 * 60 * 60 * 1000
/** Uses of the link per address. */
export const takingsBack = { name: 'not-me-by-address', count: 20, window_s: 10 * 60 }

export type NoticeKind =
  | 'new-device'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'passkey-added'
  | 'recovery-code-used'
  | 'passkey-copied'
  | 'service-linked'
  | 'service-unlinked'
  | 'phone-changed'
  | 'phone-confirmed'
  | 'email-changed'
