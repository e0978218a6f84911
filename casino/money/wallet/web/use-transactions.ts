import { useInfiniteQuery } from '@tanstack/react-query'
import { answered } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { kyivDays } from '#kernel/web/texts/kyiv-day.ts'
import type { getTransactions, TransactionRow } from '../contract.ts'
import { isReturn } from '../rules.ts'

/** Kinds of entry as a person thinks of them. */
export const kindGroups = {
  play: 'stake,win',
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

const kinds = ['stake', 'win', 'deposit', 'payout', 'hold', 'release', 'prize', 'bonus', 'reversal'] as const

/** The kind of an entry as a text's key; whatever a later slice calls its own is still told as a movement of money. */
export const kindKey = (kind: string) => `transactions.kind.${kinds.find((known) => known === kind) ?? 'other'}` as const

/** What an entry is called: a win of the ledger that is not above its stake is no win to a person (look.md). */
export const nameKey = (row: Pick<TransactionRow, 'kind' | 'amount' | 'staked'>) =>
  isReturn(row) ? ('transactions.kind.return' as const) : kindKey(row.kind)

/** The round that an entry was made for, as its id stands in the history of games. */
export const roundOf = (reference: string | null): string | null => {
  const [, seed_id, nonce] = /^round:(\d+):(\d+)$/.exec(reference ?? '') ?? []
  return seed_id && nonce ? `${seed_id}-${nonce}` : null
}

/** The number that support asks for: a deposit's is that of its payment, as the cash desk shows it. */
export const numberOf = ({ id, reference }: Pick<TransactionRow, 'id' | 'reference'>): string =>
  /^deposit:(\d+)$/.exec(reference ?? '')?.[1] ?? id

/** The player's own page of the ledger, piece by piece. */
export const useTransactions = (filter: TransactionsFilter) =>
  useInfiniteQuery(
    {
      queryKey: ['transactions', filter],
      initialPageParam: 0,
      // Money has moved whenever somebody comes back to look.
      staleTime: 0,
      queryFn: ({ pageParam, signal }) => {
        const query = { ...transactionsQuery(filter), offset: pageParam }
        return answered(api.call<typeof getTransactions>('GET /rest/player/transactions/', { query, signal }))
      },
      getNextPageParam: (last, pages) => (last.hasMore ? pages.reduce((sum, page) => sum + page.data.length, 0) : undefined),
    },
    queries(),
  )
