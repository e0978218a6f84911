/** What a restore link needs of the page. */
export interface RestoreLinkParts {
  readonly is_guest: boolean
  readonly openModal: (name: string, params?: Record<string, unknown>) => void
  readonly strip: (...names: string[]) => void
  /** Proves the link; answers with the ticket, or with the refusal's code. */
  readonly prove: (token: string) => Promise<{ readonly token: string } | { readonly error: string }>
  readonly reloadMain: () => Promise<unknown>
}

/**
 * OP-004: a link of a restore letter is proved and leads to PasswordChange (AU-024), to BlockedAccount for error 3
 * (AU-025), and to PasswordFailure for anything else (AU-026). The address loses it at once: it must not stay in the
 * history, and a reload must not try it again. Without a token it is a player's way to change the password.
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
  parts.openModal(answer.error === '3' ? 'BlockedAccount' : 'PasswordFailure')
}
