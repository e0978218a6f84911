import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getRally, Rally } from '../contract.ts'

/** Under the key of tracks: read anew when a checkpoint is passed. */
export const rally_key = [tracks_key, 'new-year-rally'] as const
export const table_key = 'new-year-rally-table'

/** The rally: as the page came with it, then read anew, because a guest's page may be minutes old. */
export const useRally = (given: Rally | null) =>
  useQuery(
    {
      queryKey: rally_key,
      queryFn: ({ signal }) => dataOf(api.call<typeof getRally>('GET /rest/new-year-rally/', { signal })),
      initialData: given,
      staleTime: 0,
    },
    queries(),
  )

export const refreshRally = async (): Promise<void> => {
  await Promise.all([[...rally_key], [table_key]].map((queryKey) => queries().invalidateQueries({ queryKey })))
}
