import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getRoundEndpoint } from '../../contract.ts'

export type ToldRound = ReplyOf<typeof getRoundEndpoint>['data']

/** A played round never changes, but its secret may be revealed: it is asked for whenever it is opened. */
export const useRound = (id: string) =>
  useQuery(
    {
      queryKey: ['round', id],
      staleTime: 0,
      queryFn: () => dataOf(api.call<typeof getRoundEndpoint>('GET /rest/player/rounds/{id}/', { params: { id } })),
    },
    queries(),
  )
