interface Parts {
  readonly reloadMain: () => Promise<unknown>
  readonly switchModal: (name: string, params?: Readonly<Record<string, unknown>>) => void
}

type Answered = { readonly success: true; readonly token: string } | { readonly success: false; readonly error: string }

/**
 * What follows the press of “this was not me”. Its link also ends the session that this browser may have had, whether it gives a new password
 * or not; and the windows by which its reader gets in again open for guests alone.
 */
export const afterPress = async (answer: Answered | null, { reloadMain, switchModal }: Parts): Promise<void> => {
  if (answer === null || (!answer.success && answer.error !== 'not-me-no-email')) return
  await reloadMain()
  if (answer.success) switchModal('PasswordChange', { token: answer.token })
}

/** Where a link that can do nothing any more leads to. Who is signed in changes the password: a reset by letter is for guests. */
export const wayOn = (is_guest: boolean): 'Remind' | 'PasswordChange' => (is_guest ? 'Remind' : 'PasswordChange')
