import { readCookie, writeCookie } from '#kernel/web/cookies.ts'

/** OP-027: name of the address flag and of the cookie that suppress the windows which ask, at start-up, for missing account details. */
export const disabling = 'disable-register-complete-modal'

export const areRemindersOff = (): boolean =>
  readCookie(disabling) !== undefined ||
  window.sessionStorage.getItem(disabling) !== null ||
  new URLSearchParams(window.location.search).has(disabling)

/** Suppresses them for a day. */
export const turnRemindersOff = (): void => writeCookie(disabling, '1')
