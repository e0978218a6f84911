import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import type { getPrizes, PrizeView } from '../contract.ts'

export const prizes_key = ['prizes'] as const

/** The player's prizes, newest first (API-050). */
export const usePrizes = (): PagedList<PrizeView> =>
  usePagedList({
    key: prizes_key,
    rowKey: ({ id }) => id,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof getPrizes>('GET /rest/player/prizes/', { query: { offset }, signal }),
  })
