import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getMarathon, Marathon } from '../contract.ts'

/** Under the key of tracks: read anew when a task or a day is done. */
export const marathon_key = [tracks_key, 'marathon'] as const

/** The marathon: as the page came with it, then read anew, because a guest's page may be minutes old. One that is over comes with the page alone. */
export const useMarathon = (given: Marathon | null): Marathon | null => {
  const { data } = useQuery(
    {
      queryKey: marathon_key,
      queryFn: ({ signal }) => dataOf(api.call<typeof getMarathon>('GET /rest/marathon/', { signal })),
      initialData: given,
      staleTime: 0,
    },
    queries(),
  )
  return data ?? (given?.state === 'closed' ? given : null)
}

export const refreshMarathon = (): Promise<void> => queries().invalidateQueries({ queryKey: [...marathon_key] })
