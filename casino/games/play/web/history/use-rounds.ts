import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
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

/** The player's rounds, page by page. A round that is played while the list is read moves the others on; nobody is shown twice. */
export const useRounds = (filter: RoundsFilter): PagedList<RoundRow> =>
  usePagedList({
    key: ['rounds', filter],
    rowKey: ({ id }) => id,
    // New rounds have been played whenever somebody comes back.
    stale_ms: 0,
    load: (offset, signal) => {
      const query = { ...roundsQuery(filter), offset }
      return api.call<typeof listRoundsEndpoint>('GET /rest/player/rounds/', { query, signal })
    },
  })
