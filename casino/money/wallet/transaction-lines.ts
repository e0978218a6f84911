import type { Cell } from '#kernel/http/csv.ts'
import { minorToDecimal } from '#kernel/money/currency.ts'
import type { TransactionRow } from './contract.ts'
import { nameKey, numberOf, roundOf } from './entry-names.ts'
import type { texts } from './transactions-texts.ts'

const headings = [
  'transactions.column.number',
  'transactions.column.at-kyiv',
  'transactions.column.kind',
  'transactions.column.amount',
  'transactions.column.currency',
  'transactions.column.purse',
  'transactions.column.game',
] as const

/** The player's transactions as lines of a spreadsheet, named and numbered as the page does. */
export const transactionLines = (text: (key: keyof typeof texts) => string, rows: readonly TransactionRow[]): Cell[][] => [
  headings.map((key) => text(key)),
  ...rows.map((row) => [
    roundOf(row.reference) ?? numberOf(row),
    { moment: row.at },
    text(nameKey(row)),
    { number: minorToDecimal(row.amount, row.exponent) },
    row.currency,
    text(row.purse === 'bonus' ? 'transactions.bonus' : 'transactions.main'),
    row.title ?? '',
  ]),
]
