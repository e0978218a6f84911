import type { Cell } from '#kernel/http/csv.ts'
import { minorToDecimal } from '#kernel/money/currency.ts'
import type { TransactionRow } from './contract.ts'

const columns = ['id', 'at', 'kind', 'amount', 'currency', 'purse', 'game', 'reference'] as const

/** The player's transactions as lines of a spreadsheet: amounts in whole units with a decimal point, times in UTC. */
export const transactionLines = (rows: readonly TransactionRow[]): Cell[][] => [
  [...columns],
  ...rows.map((row) => [
    row.id,
    row.at,
    row.kind,
    { number: minorToDecimal(row.amount, row.exponent) },
    row.currency,
    row.purse,
    row.title ?? '',
    row.reference ?? '',
  ]),
]
