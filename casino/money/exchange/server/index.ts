import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { personalData, retention } from './personal-data.ts'
import { readRates } from './read-rates.ts'
import { routes } from './routes.ts'
import { ratesUrl } from './settings.ts'

export const slice = defineServerSlice({
  name: 'money/exchange',
  settings: [ratesUrl],
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [{ name: 'money/exchange.read-rates', cron: '12 * * * *', run: (_data, house) => readRates(house) }],
  // A source that is down keeps no house from opening: its last rates hold, and the job asks again.
  start: (house) => readRates(house).catch((error: unknown) => house.log.warn({ err: error }, 'no rates of exchange could be read')),
  personalData,
  retention,
})
