import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { enterSocial, proveTelegram, registerSocial, socialCallback, startSocial, unlinkSocial } from '../contract.ts'
import { SocialAccountLinked, SocialAccountUnlinked } from '../events.ts'
import { texts } from '../texts.ts'
import { comeBack } from './callback.ts'
import { enter } from './enter.ts'
import { mainData } from './main-data.ts'
import { prove } from './prove-telegram.ts'
import { register } from './register.ts'
import { start } from './start.ts'
import { unlink } from './unlink.ts'
import { personalData, retention } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'sign-in/social',
  formerly: 'account/social-sign-in',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [SocialAccountLinked, SocialAccountUnlinked],
  routes: [
    handle(startSocial, start),
    handle(socialCallback, comeBack),
    handle(proveTelegram, prove),
    handle(enterSocial, enter),
    handle(registerSocial, register),
    handle(unlinkSocial, unlink),
  ],
  mainData,
  personalData,
  retention,
})
