import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Classification, getClassification } from '../contract.ts'

/** Under the key of tracks, for a step that is done brings points. */
export const classification_key = [tracks_key, 'classification'] as const

const readClassification = (signal: AbortSignal): Promise<Classification> =>
  dataOf(api.call<typeof getClassification>('GET /rest/player/classification/', { signal }))

/** API-056: the status of the player who is here. */
export const useClassification = () =>
  useQuery({ queryKey: classification_key, queryFn: ({ signal }) => readClassification(signal), staleTime: 0, retry: false }, queries())

/** Points, medals and what is left of exchanges are read anew. */
export const refreshClassification = (): Promise<void> => queries().invalidateQueries({ queryKey: classification_key })
