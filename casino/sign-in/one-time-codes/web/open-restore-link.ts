interface Failed {
  readonly error: string
  /** Null if there was no response. */
  readonly status: number | null
  /** Nobody knows whether the link was used. */
  readonly is_unknown: boolean
}

/** The functions of the page that a password-reset link uses. */
export interface RestoreLinkParts {
  readonly is_guest: boolean
  readonly openModal: (name: string, params?: Record<string, unknown>) => void
  readonly strip: (...names: string[]) => void
  /** Verifies the link; returns the ticket, or the refusal. */
  readonly prove: (token: string) => Promise<{ readonly token: string } | Failed>
  readonly reloadMain: () => Promise<unknown>
}

/**
 * OP-004: a link from a password-reset email is verified and leads to PasswordChange (AU-024), to BlockedAccount for error 3
 * (AU-025), and to PasswordFailure otherwise (AU-026), which offers another try where the link itself may still be good. It is removed from the address at once, so that it does not stay in the
 * history and a reload does not use it again. Without a token a signed-in player changes the password.
 */
export const openRestoreLink = async (token: string, parts: RestoreLinkParts): Promise<void> => {
  parts.strip('change-password')
  if (token === '') {
    if (!parts.is_guest) parts.openModal('PasswordChange')
    return
  }
  const answer = await parts.prove(token)
  if ('token' in answer) {
    if (parts.is_guest) await parts.reloadMain()
    return parts.openModal('PasswordChange', { token: answer.token })
  }
  if (answer.error === '3') return parts.openModal('BlockedAccount')
  const may_be_good = answer.is_unknown || answer.status === 429
  parts.openModal('PasswordFailure', may_be_good ? { token } : {})
}
