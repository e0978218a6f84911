import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { MoneyBox, showMoneyBox } from '../contract.ts'

export const boxKey = ['money-box'] as const

/** MB-009: what goes wrong with the box is logged alone; the page keeps what it knew, and can ask again. */
export const useBox = () =>
  useQuery(
    {
      queryKey: boxKey,
      queryFn: async ({ signal }) => {
        try {
          return await dataOf(api.call<typeof showMoneyBox>('GET /rest/inner-balance/show/', { signal }))
        } catch (error) {
          if (!signal.aborted) logFailure('money box', error)
          throw error
        }
      },
      staleTime: 0,
      retry: false,
    },
    queries(),
  )

/** What a command answered is what the box holds now. */
export const keepBox = (box: MoneyBox): void => void queries().setQueryData(boxKey, box)
