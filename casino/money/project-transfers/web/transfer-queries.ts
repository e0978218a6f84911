import { useQuery } from '@tanstack/react-query'
import { follows_balance } from '#casino/money/wallet/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getProjects, listTransfers, ProjectsDesk, Transfer } from '../contract.ts'

/** Everything about transfers is asked anew when one of them moves. */
export const transfersKey = ['project-transfers'] as const
const deskKey = [...transfersKey, 'desk'] as const

/** The other projects, as they came with the page and as they are now. */
export const useProjectsDesk = (first: ProjectsDesk): ProjectsDesk =>
  useQuery(
    {
      queryKey: deskKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getProjects>('GET /rest/player/projects/', { signal })),
      initialData: first,
      meta: follows_balance,
      // Who took a code to the other site and comes back sees the link.
      staleTime: 0,
    },
    queries(),
  ).data

/** What a link answered is what there is now. */
export const keepDesk = (desk: ProjectsDesk): void => void queries().setQueryData(deskKey, desk)

/** The player's transfers, newest first. */
export const useTransfers = (): PagedList<Transfer> =>
  usePagedList({
    key: [...transfersKey, 'list'],
    rowKey: ({ id }) => id,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof listTransfers>('GET /rest/player/crossProjectTransfer/', { query: { offset }, signal }),
  })

export const askAnew = (): void => void queries().invalidateQueries({ queryKey: transfersKey })
