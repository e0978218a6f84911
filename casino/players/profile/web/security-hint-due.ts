/** EN-064: written when the hint was shown, for a day. */
export const securityShownCookie = 'user-security-shown'

interface HintParts {
  readonly is_email_confirmed: boolean
  readonly is_phone_confirmed: boolean
  /** The cookie of today's hint, if it was shown. */
  readonly shown: string | undefined
}

/** PR-010: whoever could not get back into their account without its password is told so, once a day. */
export const isSecurityHintDue = ({ is_email_confirmed, is_phone_confirmed, shown }: HintParts): boolean =>
  !is_email_confirmed && !is_phone_confirmed && shown === undefined
