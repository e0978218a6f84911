import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { countAttempts } from '../contract.ts'
import type { Kind } from '../rules.ts'
import type { Sent } from './use-sending.ts'

/** AU-032: how many more codes may be sent to this contact, requested again after each code; undefined until known. */
export const useAttempts = (kind: Kind, sent: Sent | undefined): number | undefined =>
  useQuery(
    {
      queryKey: ['notify-attempts', sent ?? null],
      queryFn: ({ signal }) => dataOf(api.call<typeof countAttempts>('GET /rest/player/notify-attempts-count/', { signal })),
    },
    queries(),
  ).data?.[kind].attempts
