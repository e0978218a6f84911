import { useQuery } from '@tanstack/react-query'
import { follows_balance } from '#casino/money/wallet/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getPayoutMethods, listPayouts, Payout, PayoutDesk } from '../contract.ts'

/** Everything about payouts is asked anew when one of them moves. */
export const payoutsKey = ['payouts'] as const

/** The player's payouts, newest first. */
export const usePayouts = (): PagedList<Payout> =>
  usePagedList({
    key: [...payoutsKey, 'list'],
    rowKey: ({ id }) => id,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof listPayouts>('GET /rest/cash/output/list/', { query: { offset }, signal }),
  })

/** The desk, as it came with the page and as it is now. */
export const usePayoutDesk = (first: PayoutDesk): PayoutDesk =>
  useQuery(
    {
      queryKey: [...payoutsKey, 'desk'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getPayoutMethods>('GET /rest/cash/output/methods/', { signal })),
      initialData: first,
      meta: follows_balance,
      // Who comes back after a win or a payout finds the desk of before in the cache.
      staleTime: 0,
    },
    queries(),
  ).data

export const askAnew = (): void => void queries().invalidateQueries({ queryKey: payoutsKey })
