import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { takePass } from '../contract.ts'
import { texts } from '../texts.ts'
import { givePass } from './take-pass.ts'

export const slice = defineServerSlice({
  name: 'sign-in/captcha',
  outside: ({ captcha }) => {
    const origins = captcha.provider?.origins ?? []
    return { scripts: origins, calls: origins, frames: origins }
  },
  formerly: 'account/captcha',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [handle(takePass, givePass)],
  retention: [{ table: 'passes', column: 'valid_until', keep_ms: 0 }],
})
