import { useQuery } from '@tanstack/react-query'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { readSecondFactor } from '../contract.ts'

const key = ['second-factor'] as const

/** What guards the account: one answer for both cards. */
export const useSecondFactor = () =>
  useQuery(
    {
      queryKey: key,
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const answer = await api.call<typeof readSecondFactor>('GET /rest/player/second-factor/', { signal })
        if (!answer.success) throw new Error(answer.message)
        return answer.data
      },
    },
    queries(),
  )

export type SecondFactorState = NonNullable<ReturnType<typeof useSecondFactor>['data']>

export const refreshSecondFactor = (): Promise<void> => queries().invalidateQueries({ queryKey: key })
