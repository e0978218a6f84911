import { writeCookie } from '#kernel/web/cookies.ts'

/** EN-064: set for a day when the hint was shown. */
export const securityShownCookie = 'user-security-shown'

interface HintParts {
  readonly is_email_confirmed: boolean
  readonly is_phone_confirmed: boolean
  /** Value of the cookie, if the hint was shown today. */
  readonly shown: string | undefined
}

/** PR-010: whether to warn a player without a confirmed contact, once a day, because they could not recover their account. */
export const isSecurityHintDue = ({ is_email_confirmed, is_phone_confirmed, shown }: HintParts): boolean =>
  !is_email_confirmed && !is_phone_confirmed && shown === undefined

/** CN-047: kept for a day. */
export const noteHintShown = (): void => writeCookie(securityShownCookie, '1')
