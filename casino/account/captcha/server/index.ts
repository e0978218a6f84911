import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { takePass } from '../contract.ts'
import { texts } from '../texts.ts'
import { deleteExpiredPasses } from './store.ts'
import { givePass } from './take-pass.ts'

export const slice = defineServerSlice({
  name: 'account/captcha',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [handle(takePass, givePass)],
  jobs: [
    {
      name: 'account/captcha.delete-expired-passes',
      cron: '23 * * * *',
      run: (_data: unknown, house: House) => deleteExpiredPasses(house.db, house.clock.now()),
    },
  ],
})
