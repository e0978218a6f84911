import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answered, dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getPublicListEndpoint, getPublicProfileEndpoint, listAchievementsEndpoint } from '../contract.ts'
import type { PublicListType } from '../rules.ts'

const publicProfileKey = (id: string) => ['public-profile', id] as const

export const usePublicProfile = (playerId: string) =>
  useQuery(
    {
      queryKey: publicProfileKey(playerId),
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getPublicProfileEndpoint>('GET /rest/player/public-profile/{playerId}/', { params: { playerId }, signal })),
    },
    queries(),
  )

/** PP-005. The list is short by nature: it comes whole. */
export const useAchievements = (playerId: string) =>
  useQuery(
    {
      queryKey: [...publicProfileKey(playerId), 'achievements'],
      queryFn: ({ signal }) => {
        const query = { playerId, limit: 100 }
        return dataOf(api.call<typeof listAchievementsEndpoint>('GET /rest/player/public-profile-achievements/', { query, signal }))
      },
    },
    queries(),
  )

/** PP-004: one list, piece by piece. */
export const usePublicList = (playerId: string, type: PublicListType) =>
  useInfiniteQuery(
    {
      queryKey: [...publicProfileKey(playerId), type],
      initialPageParam: 0,
      queryFn: ({ pageParam, signal }) =>
        answered(
          api.call<typeof getPublicListEndpoint>('GET /rest/player/public-profile/{playerId}/{type}/', {
            params: { playerId, type },
            query: { offset: pageParam },
            signal,
          }),
        ),
      getNextPageParam: ({ total }, pages) => {
        const shown = pages.reduce((count, page) => count + page.data.length, 0)
        return shown < total && pages.at(-1)?.data.length ? shown : undefined
      },
    },
    queries(),
  )
