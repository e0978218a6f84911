import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { enterSocial, proveTelegram, registerSocial, socialCallback, startSocial, unlinkSocial } from '../contract.ts'
import { SocialAccountLinked, SocialAccountUnlinked } from '../events.ts'
import { texts } from '../texts.ts'
import { deleteExpired } from './attempt-store.ts'
import { comeBack } from './callback.ts'
import { enter } from './enter.ts'
import { mainData } from './main-data.ts'
import { prove } from './prove-telegram.ts'
import { register } from './register.ts'
import { start } from './start.ts'
import { unlink } from './unlink.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'account/social-sign-in',
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
  jobs: [
    {
      name: 'account/social-sign-in.delete-expired',
      cron: '*/10 * * * *',
      run: (_data: unknown, house: House) => deleteExpired(house.db, house.clock.now()),
    },
  ],
  mainData,
  personalData,
})
