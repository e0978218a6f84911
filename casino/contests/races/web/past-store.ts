import { api } from '#kernel/web/browser.ts'
import { createStore } from '#kernel/web/state/store.ts'
import type { getPastRaces, PastRace } from '../contract.ts'
import { history_limit } from '../rules.ts'

export interface PastRaces {
  readonly races: readonly PastRace[]
  readonly has_more: boolean
}

/** Past races, once this browser read any beyond those of the page. */
export const pastRaces = createStore<PastRaces | undefined>(undefined)

/** The newest past races, after one has been closed. */
export const refreshPast = async (): Promise<void> => {
  const answer = await api.call<typeof getPastRaces>('GET /rest/races/history/', { query: { limit: history_limit } })
  if (answer.success) pastRaces.set({ races: answer.data, has_more: answer.hasMore })
}

/** The next page of them; false when it could not be had. */
export const morePast = async (known: readonly PastRace[]): Promise<boolean> => {
  const answer = await api.call<typeof getPastRaces>('GET /rest/races/history/', { query: { limit: history_limit, offset: known.length } })
  if (answer.success) pastRaces.set({ races: [...known, ...answer.data], has_more: answer.hasMore })
  return answer.success
}
