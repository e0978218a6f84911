import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { readSecondFactor } from '../contract.ts'

const key = ['second-factor'] as const

/** The account's security settings: one query for both cards. */
export const useSecondFactor = () =>
  useQuery(
    {
      queryKey: key,
      staleTime: 0,
      queryFn: ({ signal }) => dataOf(api.call<typeof readSecondFactor>('GET /rest/player/second-factor/', { signal })),
    },
    queries(),
  )

export type SecondFactorState = NonNullable<ReturnType<typeof useSecondFactor>['data']>

export const refreshSecondFactor = (): Promise<void> => queries().invalidateQueries({ queryKey: key })
