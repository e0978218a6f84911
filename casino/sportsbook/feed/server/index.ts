import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { routes } from './routes.ts'
import { forgetStreams } from './stream-store.ts'
import { stopWatching, watchProducers } from './watch.ts'
import { sportProducers } from './settings.ts'

/** Longer than the catalogue keeps the markets of an event, so that a late correction finds either both or neither. */
const streams_kept_ms = 15 * 86_400_000

export const slice = defineServerSlice({
  name: 'sportsbook/feed',
  settings: [sportProducers],
  server_texts: texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  jobs: [
    {
      name: 'sportsbook/feed.forget-old-streams',
      cron: '41 * * * *',
      run: (_data, house) => forgetStreams(house.db, new Date(house.clock.now().getTime() - streams_kept_ms)),
    },
  ],
  start: async (house) => watchProducers(house),
  stop: async (house) => stopWatching(house),
})
