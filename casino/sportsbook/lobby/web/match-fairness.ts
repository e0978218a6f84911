import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { getMatchFairness, MatchFairness } from '#casino/sportsbook/simulator/contract.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'

/** What a match was committed to, and its seed once it is shown. */
export const useMatchFairness = (id: number) => {
  const { data, refetch } = useQuery(
    {
      queryKey: ['sport-fairness', id],
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getMatchFairness>('GET /rest/sport-betting/events/{id}/fairness/', { params: { id }, signal })),
    },
    queries(),
  )
  const refresh = useCallback(async (): Promise<MatchFairness | undefined> => (await refetch()).data, [refetch])
  return { fairness: data, refresh }
}
