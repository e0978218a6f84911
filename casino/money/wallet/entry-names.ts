import type { TransactionRow } from './contract.ts'
import { isReturn } from './rules.ts'

const kinds = [
  'stake',
  'win',
  'refund',
  'deposit',
  'payout',
  'hold',
  'release',
  'prize',
  'bonus',
  'reversal',
  'chargeback',
  'money-box',
  'piggy-bank',
  'exchange',
  'transfer',
] as const

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
