import { defineServerSlice } from '#kernel/slice.ts'
import { PrizeGranted } from '../events.ts'
import { texts } from '../texts.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'bonuses/prizes',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [PrizeGranted],
  pushes,
  personalData,
})
