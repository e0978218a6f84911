import type { MainData } from '#kernel/contract/main-data.ts'

/** EN stored key: this player dismissed the reminder to set a password, in this browser. */
export const passwordNotAsked = (login: unknown): string => `password-change-not-shown:${String(login)}`

/** Stored for a tab in which a password was typed that only somebody who has just signed in may set. */
export const password_wanted = 'password-wanted'

interface Start {
  readonly main: MainData
  /** By the cookie or by the flag (AU-016, AU-017). */
  readonly is_disabled: boolean
  readonly is_password_not_asked: boolean
}

/** AU-015, A-085: the window to open at start for what an account lacks: registration before password. */
export const lackOf = ({ main, is_disabled, is_password_not_asked }: Start): 'RegisterComplete' | 'PasswordChange' | null => {
  if (main.isGuest || is_disabled) return null
  if (!main.Registration.complete) return 'RegisterComplete'
  return main.hasAutoPassword && !is_password_not_asked ? 'PasswordChange' : null
}
