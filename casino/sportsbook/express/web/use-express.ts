import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Express, getExpress } from '../contract.ts'

/** How often it is refetched: odds change during the day. */
const follow_ms = 5_000

/** The express with current odds; until it was asked again, and while it cannot be, as the page brought it. */
export const useExpress = (given: Express | null): Express | null => {
  const { data = given } = useQuery(
    {
      queryKey: ['sport-express'],
      staleTime: 0,
      refetchInterval: follow_ms,
      placeholderData: given,
      queryFn: ({ signal }) => dataOf(api.call<typeof getExpress>('GET /rest/sport-betting/express-of-the-day/', { signal })),
    },
    queries(),
  )
  return data
}
