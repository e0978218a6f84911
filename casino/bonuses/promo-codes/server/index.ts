import { codedOffers } from '#casino/bonuses/bonuses/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { commands } from './operator-commands.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { announcedOffers } from './use-code.ts'

export const slice = defineServerSlice({
  name: 'bonuses/promo-codes',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  seed,
  personalData,
  contributes: [contribute(operatorCommands, ...commands), contribute(codedOffers, { name: 'promo-codes', read: announcedOffers })],
})
