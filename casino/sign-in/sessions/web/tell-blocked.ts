import { writeCookie } from '#kernel/web/cookies.ts'

const told = 'blocked-account-told'

export interface BlockedParts {
  readonly is_guest: boolean
  /** The inactive-status cookie, which a log-in to a blocked account leaves for a day. */
  readonly status: string | undefined
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly tell: () => void
}

/** AU-027: who was told that their account is blocked is reminded when they come back, once in each tab. */
export const tellBlocked = ({ is_guest, status, storage, tell }: BlockedParts): void => {
  if (!is_guest || !status || storage.getItem(told)) return
  storage.setItem(told, 'yes')
  tell()
}

/**
 * AU-027: leaves the cookie that a refused log-in leaves, for whoever was signed in when the account was blocked. Told now, not
 * again in this tab.
 */
export const rememberBlocked = (): void => {
  writeCookie('inactive-status', '1')
  window.sessionStorage.setItem(told, 'yes')
}
