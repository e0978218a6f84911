/** A letter may be read days later; until then its link takes the account back. */
export const link_life_ms = 7 * 24 * 60 * 60 * 1000
/** News of a log-in that nobody could be told for a day is no news. */
export const news_life_ms = 24 * 60 * 60 * 1000
/** Presses of the link from one address. */
export const takingsBack = { name: 'not-me-by-address', count: 20, window_s: 10 * 60 }

export type NoticeKind =
  | 'new-device'
  | 'second-factor-off'
  | 'passkey-added'
  | 'recovery-code-used'
  | 'passkey-copied'
  | 'service-linked'
  | 'service-unlinked'
