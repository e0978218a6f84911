import { useQuery } from '@tanstack/react-query'
import { answered } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getPiggyInfo, PiggyInfo } from '../contract.ts'

export const piggyKey = ['piggy-bank'] as const

/** The bank as it came with the page, and as messages and its own commands change it. */
export const usePiggy = (first: PiggyInfo): PiggyInfo =>
  useQuery(
    {
      queryKey: piggyKey,
      queryFn: ({ signal }) => answered(api.call<typeof getPiggyInfo>('GET /rest/money-box/info/', { signal })),
      initialData: first,
      staleTime: 30_000,
      retry: false,
    },
    queries(),
  ).data

export const keepPiggy = (piggy: PiggyInfo): void => void queries().setQueryData(piggyKey, piggy)
