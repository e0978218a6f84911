import type { MainData } from '#kernel/contract/main-data.ts'

/** EN stored key: this player does not want to be asked for a password again, in this browser. */
export const passwordNotAsked = (login: unknown): string => `password-change-not-shown:${String(login)}`

interface Start {
  readonly main: MainData
  /** By the cookie or by the flag (AU-016, AU-017). */
  readonly is_disabled: boolean
  readonly is_password_not_asked: boolean
}

/** AU-015, A-085: what an account lacks, one window at a start, the registration before the password. */
export const lackOf = ({ main, is_disabled, is_password_not_asked }: Start): 'RegisterComplete' | 'PasswordChange' | null => {
  if (main.isGuest || is_disabled) return null
  if (!main.Registration.complete) return 'RegisterComplete'
  return main.hasAutoPassword && !is_password_not_asked ? 'PasswordChange' : null
}
