// What other slices may call. Each function is documented where it is written.
export type { GuardedCall, WatchedWindow } from '../rules.ts'
export { type Guarded, requireCaptcha } from './require-captcha.ts'
