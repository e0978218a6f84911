import { api } from '#kernel/web/browser.ts'
import { usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import { kyivDays } from '#kernel/web/texts/kyiv-day.ts'
import type { getTransactions, TransactionRow } from '../contract.ts'

/** Kinds of entry as a person thinks of them. */
export const kindGroups = {
  play: 'stake,win,refund',
  deposits: 'deposit',
  payouts: 'payout,hold,release',
  prizes: 'prize,bonus',
} as const
export type KindGroup = keyof typeof kindGroups

export interface TransactionsFilter {
  /** Empty for all. */
  readonly group: KindGroup | ''
  /** Days as date fields give them; empty for no bound. */
  readonly first_day: string
  readonly last_day: string
}

export const allTransactions: TransactionsFilter = { group: '', first_day: '', last_day: '' }

export const isFiltered = (filter: TransactionsFilter): boolean => Object.values(filter).some((value) => value !== '')

/** The filter as the call's query. */
export const transactionsQuery = ({ group, first_day, last_day }: TransactionsFilter) => ({
  ...(group !== '' && { kinds: kindGroups[group] }),
  ...kyivDays(first_day, last_day),
})

/** Where the same transactions are a file for a spreadsheet. */
export const transactionsCsvUrl = (filter: TransactionsFilter): string =>
  `/rest/player/transactions/?${new URLSearchParams({ ...transactionsQuery(filter), format: 'csv' }).toString()}`

/** A stake and its win share a transaction: the kind and the purse tell its lines apart. */
export const transactionKey = ({ id, kind, purse, amount }: TransactionRow): string => `${id} ${kind} ${purse} ${amount}`

/** The player's own page of the ledger, piece by piece. */
export const useTransactions = (filter: TransactionsFilter): PagedList<TransactionRow> =>
  usePagedList({
    key: ['transactions', filter],
    rowKey: transactionKey,
    // Money has moved whenever somebody comes back to look.
    stale_ms: 0,
    load: (offset, signal) => {
      const query = { ...transactionsQuery(filter), offset }
      return api.call<typeof getTransactions>('GET /rest/player/transactions/', { query, signal })
    },
  })
