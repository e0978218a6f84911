import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { kyivDays } from '#kernel/web/texts/kyiv-day.ts'
import type { explainBalance, ExplainedBalance, getStatement } from '../contract.ts'

/** What the balance came from, as it came with the page and as it is when somebody looks again. */
export const useExplained = (first?: ExplainedBalance) =>
  useQuery(
    {
      queryKey: ['balance-explained'],
      queryFn: ({ signal }) => dataOf(api.call<typeof explainBalance>('GET /rest/player/balance/explained/', { signal })),
      ...(first && { initialData: first }),
      staleTime: 5_000,
    },
    queries(),
  )

export interface StatedDays {
  readonly first_day: string
  readonly last_day: string
}

/** The days as the calls take them; null while one of them is no day. */
export const periodOf = ({ first_day, last_day }: StatedDays): { readonly from: string; readonly to: string } | null => {
  const { from, to } = kyivDays(first_day, last_day)
  return from && to ? { from, to } : null
}

export const statementFileUrl = (period: { readonly from: string; readonly to: string }): string =>
  `/rest/player/statement/csv/?${new URLSearchParams(period)}`

export const useStatement = (period: { readonly from: string; readonly to: string } | null) =>
  useQuery(
    {
      queryKey: ['statement', period],
      queryFn: ({ signal }) => dataOf(api.call<typeof getStatement>('GET /rest/player/statement/', { query: period as never, signal })),
      enabled: period !== null,
      staleTime: 5_000,
      retry: false,
    },
    queries(),
  )
