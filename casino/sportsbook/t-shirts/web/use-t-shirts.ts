import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getTShirt, TShirtActivity } from '../contract.ts'

const key = ['t-shirt'] as const

/** What is on offer and what the player chose. Guests are not asked for: they see what the page brought. */
export const useTShirts = (is_asked: boolean, given?: TShirtActivity): TShirtActivity | undefined =>
  useQuery(
    {
      queryKey: key,
      enabled: is_asked,
      staleTime: 0,
      ...(given && { placeholderData: given }),
      queryFn: ({ signal }) => dataOf(api.call<typeof getTShirt>('GET /rest/sport-betting/t-shirt/', { signal })),
    },
    queries(),
  ).data ?? given

export const askTShirtsAnew = (): Promise<void> => queries().invalidateQueries({ queryKey: key })
