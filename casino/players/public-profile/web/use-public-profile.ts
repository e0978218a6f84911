import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type {
  getAchievementEndpoint,
  getPublicListEndpoint,
  getPublicProfileEndpoint,
  listAchievementsEndpoint,
  PublicGameLine,
} from '../contract.ts'
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

/** PP-005. Short enough to load at once. */
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

/** API-104: one achievement, as the viewer reached it. */
export const useOwnAchievement = (id: string) =>
  useQuery(
    {
      queryKey: ['own-achievement', id],
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getAchievementEndpoint>('GET /rest/player/achievements-profile/{id}/', { params: { id }, signal })),
    },
    queries(),
  )

/** PP-004: one list, page by page. */
export const usePublicList = (playerId: string, type: PublicListType): PagedList<PublicGameLine> =>
  usePagedList({
    key: [...publicProfileKey(playerId), type],
    rowKey: ({ slug }) => slug,
    load: (offset, signal) =>
      api.call<typeof getPublicListEndpoint>('GET /rest/player/public-profile/{playerId}/{type}/', {
        params: { playerId, type },
        query: { offset },
        signal,
      }),
  })
