import { writeCookie } from '#kernel/web/cookies.ts'

const told = 'blocked-account-told'

export interface BlockedParts {
  readonly is_guest: boolean
  /** The inactive-status cookie, which a log-in to a blocked account sets for a day. */
  readonly status: string | undefined
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly tell: () => void
}

/** AU-027: reminds a visitor whose account is blocked when they return, once per tab. */
export const tellBlocked = ({ is_guest, status, storage, tell }: BlockedParts): void => {
  if (!is_guest || !status || storage.getItem(told)) return
  storage.setItem(told, 'yes')
  tell()
}

/**
 * AU-027: sets the cookie that a refused log-in sets, for a player who was signed in when the account was blocked, and marks this
 * tab as told.
 */
export const rememberBlocked = (): void => {
  writeCookie('inactive-status', '1')
  window.sessionStorage.setItem(told, 'yes')
}
