import { useInfiniteQuery } from '@tanstack/react-query'
import { answered } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { kyivDays } from '#kernel/web/texts/kyiv-day.ts'
import type { listRoundsEndpoint, RoundRow } from '../../contract.ts'

export interface RoundsFilter {
  /** Empty for all. */
  readonly game: string
  readonly mode: '' | 'money' | 'demo'
  /** Days as date fields give them; empty for no bound. */
  readonly first_day: string
  readonly last_day: string
}

export const allRounds: RoundsFilter = { game: '', mode: '', first_day: '', last_day: '' }

export const isFiltered = (filter: RoundsFilter): boolean => Object.values(filter).some((value) => value !== '')

/** The filter as the call's query. */
export const roundsQuery = ({ game, mode, first_day, last_day }: RoundsFilter) => ({
  ...(game !== '' && { game }),
  ...(mode !== '' && { mode }),
  ...kyivDays(first_day, last_day),
})

/** Where the same rounds are a file for a spreadsheet. */
export const roundsCsvUrl = (filter: RoundsFilter): string =>
  `/rest/player/rounds/?${new URLSearchParams({ ...roundsQuery(filter), format: 'csv' }).toString()}`

/** A round that is played while the list is read moves the others on; nobody is shown twice. */
export const withoutRepeats = (pages: readonly (readonly RoundRow[])[]): RoundRow[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
]

/** The player's rounds, page by page. */
export const useRounds = (filter: RoundsFilter) =>
  useInfiniteQuery(
    {
      queryKey: ['rounds', filter],
      initialPageParam: 0,
      // New rounds have been played whenever somebody comes back.
      staleTime: 0,
      queryFn: ({ pageParam, signal }) => {
        const query = { ...roundsQuery(filter), offset: pageParam }
        return answered(api.call<typeof listRoundsEndpoint>('GET /rest/player/rounds/', { query, signal }))
      },
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.data.length, 0)
        return last.data.length > 0 && shown < last.total ? shown : undefined
      },
    },
    queries(),
  )
