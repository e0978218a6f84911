import { readCookie, writeCookie } from '#kernel/web/cookies.ts'

/** OP-027: the flag of an address, and the cookie, that keep the windows away which ask at a start for what an account lacks. */
export const disabling = 'disable-register-complete-modal'

export const isPutOff = (): boolean =>
  readCookie(disabling) !== undefined ||
  window.sessionStorage.getItem(disabling) !== null ||
  new URLSearchParams(window.location.search).has(disabling)

/** For a day. */
export const putOff = (): void => writeCookie(disabling, '1')
