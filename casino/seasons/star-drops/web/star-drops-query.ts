import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getStarDrops, StarDrops } from '../contract.ts'

/** Under the key of tracks, for a step that is done brings stars. */
export const star_drops_key = [tracks_key, 'star-drops'] as const

const readStarDrops = (signal: AbortSignal): Promise<StarDrops | null> =>
  dataOf(api.call<typeof getStarDrops>('GET /rest/star-drops/', { signal }))

/** Star drops as the page came with them; of a player read anew, because the page is everybody's. */
export const useStarDrops = (given: StarDrops | null, is_guest: boolean) =>
  useQuery(
    {
      queryKey: star_drops_key,
      queryFn: ({ signal }) => readStarDrops(signal),
      initialData: given,
      enabled: !is_guest,
      staleTime: 0,
      retry: false,
    },
    queries(),
  )

/** After what the player did: stars, and what is left of prizes, are read anew. */
export const refreshStarDrops = (): Promise<void> => queries().invalidateQueries({ queryKey: star_drops_key })
