import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getMatchOfTheDay, MatchOfTheDay } from '../contract.ts'

const key = ['match-of-the-day'] as const
/** Its prices move with the match's own. */
const follow_ms = 5_000

/** The match with the prices of now; until it was asked again, and while it cannot be, as the page brought it. */
export const useMatch = (given: MatchOfTheDay | null): MatchOfTheDay | null => {
  const { data = given } = useQuery(
    {
      queryKey: key,
      staleTime: 0,
      refetchInterval: follow_ms,
      placeholderData: given,
      queryFn: ({ signal }) => dataOf(api.call<typeof getMatchOfTheDay>('GET /rest/match-of-the-day/', { signal })),
    },
    queries(),
  )
  return data
}

export const askMatchAnew = (): Promise<void> => queries().invalidateQueries({ queryKey: key })
