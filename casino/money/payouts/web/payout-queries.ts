import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answered, dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getPayoutMethods, listPayouts, PayoutDesk } from '../contract.ts'

/** Everything about payouts is asked anew when one of them moves. */
export const payoutsKey = ['payouts'] as const

const page_rows = 20

export const usePayouts = () =>
  useInfiniteQuery(
    {
      queryKey: [...payoutsKey, 'list'],
      initialPageParam: 0,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        answered(api.call<typeof listPayouts>('GET /rest/cash/output/list/', { query: { limit: page_rows, offset: pageParam }, signal })),
      getNextPageParam: (last, pages) => (last.hasMore ? pages.length * page_rows : undefined),
    },
    queries(),
  )

/** The desk, as it came with the page and as it is now. */
export const usePayoutDesk = (first: PayoutDesk): PayoutDesk =>
  useQuery(
    {
      queryKey: [...payoutsKey, 'desk'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getPayoutMethods>('GET /rest/cash/output/methods/', { signal })),
      initialData: first,
      staleTime: 30_000,
    },
    queries(),
  ).data

export const askAnew = (): void => void queries().invalidateQueries({ queryKey: payoutsKey })
