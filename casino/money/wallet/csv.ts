import { minorToDecimal } from '#kernel/money/currency.ts'
import type { TransactionRow } from '#casino/money/wallet/contract.ts'

/**
 * One cell. Quotes are doubled, and what a spreadsheet would run as a formula is made text (reliability 16): a leading
 * = + - @ or control character gets an apostrophe before it. Our own numbers are written without.
 */
export const csvCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const columns = ['id', 'at', 'kind', 'amount', 'currency', 'purse', 'game', 'reference'] as const

/** The player's transactions as a file for a spreadsheet: amounts in whole units with a decimal point, times in UTC. */
export const transactionsCsv = (rows: readonly TransactionRow[]): string => {
  const lines = rows.map((row) =>
    [
      row.id,
      row.at,
      csvCell(row.kind),
      minorToDecimal(row.amount, row.exponent),
      csvCell(row.currency),
      row.purse,
      csvCell(row.game ?? ''),
      csvCell(row.reference ?? ''),
    ].join(','),
  )
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`
}
