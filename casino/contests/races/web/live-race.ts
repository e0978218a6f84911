import { createBoardPlace } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import type { getActiveRace, getPastRaces, leave, subscribe } from '../contract.ts'

/** Where races are shown: the page and the banner of the home page, which follow the race that runs. */
export const racePlace = createBoardPlace('race', {
  kind: 'race',
  read: () => api.call<typeof getActiveRace>('GET /rest/races/active/', {}),
  join: (id) => api.call<typeof subscribe>('POST /rest/races/{id}/subscribe/', { params: { id }, body: undefined }),
  leave: (id) => api.call<typeof leave>('POST /rest/races/{id}/leave/', { params: { id }, body: undefined }),
  past: (limit, offset) => api.call<typeof getPastRaces>('GET /rest/races/history/', { query: { limit, offset } }),
})
