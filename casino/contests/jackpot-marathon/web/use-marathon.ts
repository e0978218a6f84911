import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getJackpotMarathon } from '../contract.ts'

/** The marathon with the player's own days; read anew when a day is done or a reward was taken. */
export const useMarathon = () =>
  useQuery(
    {
      queryKey: [tracks_key, 'jackpot-marathon'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getJackpotMarathon>('GET /rest/jackpot-marathon/', { signal })),
      staleTime: 0,
    },
    queries(),
  )
