import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getKingOfRoad, KingOfRoad } from '../contract.ts'

/** Under the key of tracks: read anew when a milestone is passed or a canister came. */
export const king_key = [tracks_key, 'king-of-road'] as const
export const table_key = 'king-of-road-table'

/** The king of the road: as the page came with it, then read anew, because a guest's page may be minutes old. */
export const useKing = (given: KingOfRoad | null) =>
  useQuery(
    {
      queryKey: king_key,
      queryFn: ({ signal }) => dataOf(api.call<typeof getKingOfRoad>('GET /rest/king-of-road/', { signal })),
      initialData: given,
      staleTime: 0,
    },
    queries(),
  )

export const refreshKing = async (): Promise<void> => {
  await Promise.all([[...king_key], [table_key]].map((queryKey) => queries().invalidateQueries({ queryKey })))
}
