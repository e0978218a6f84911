import { api } from '#kernel/web/browser.ts'
import { createStore } from '#kernel/web/state/store.ts'
import type { getPrizes, PrizeView } from '../contract.ts'

/** What was read of the player's prizes; undefined until somebody looks. */
export const prizes = createStore<{ readonly list: readonly PrizeView[]; readonly total: number } | undefined>(undefined)

/** Reads the newest, or the next page. False when it could not be had. */
export const loadPrizes = async (known: readonly PrizeView[] = []): Promise<boolean> => {
  const answer = await api.call<typeof getPrizes>('GET /rest/player/prizes/', { query: { offset: known.length } })
  if (answer.success) prizes.set({ list: [...known, ...answer.data], total: answer.total })
  return answer.success
}
