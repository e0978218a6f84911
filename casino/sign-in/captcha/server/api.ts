// Functions that other slices may call; documented where they are defined.
export type { GuardedCall, WatchedWindow } from '../rules.ts'
export { type Guarded, requireCaptcha } from './require-captcha.ts'
