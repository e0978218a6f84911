import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { readOperatorFile } from '#kernel/operator/read-file.ts'
import { houseBooks } from '../extensions.ts'
import { orderOfLine, type Period } from '../rules.ts'
import { compareWith } from './reconcile.ts'
import { closeDifference, differenceById, type DifferenceRow, openDifferences } from './store.ts'

const side = (amount: bigint | null, currency: string | null): string =>
  amount === null || currency === null ? 'nothing' : amountText(amount, currency, 'en')

const lineOf = ({
  id,
  provider,
  kind,
  order_number,
  what,
  our_amount,
  our_currency,
  their_amount,
  their_currency,
  found_at,
}: DifferenceRow): string =>
  [
    id,
    provider,
    `${kind} ${order_number}`,
    what,
    `ours ${side(our_amount, our_currency)}`,
    `theirs ${side(their_amount, their_currency)}`,
    found_at.toISOString(),
  ].join('\t')

const list: OperatorWork = async (house) => {
  const rows = await openDifferences(house.db, 200)
  return rows.length === 0 ? 'Our books and the reports of providers agree.' : rows.map(lineOf).join('\n')
}

const numberIn = (words: readonly string[]): bigint => {
  const [typed = ''] = words
  if (!/^[1-9]\d{0,15}$/.test(typed)) throw new OperatorMistake('Name the difference by its number.')
  return BigInt(typed)
}

const show =
  (id: bigint): OperatorWork =>
  async (house) => {
    const row = await differenceById(house.db, id)
    if (!row) throw new OperatorError(`There is no difference ${id}.`)
    const settled = row.settled_at ? `\nClosed by ${row.settled_by} at ${row.settled_at.toISOString()}: ${row.settled_why}` : ''
    return lineOf(row) + settled
  }

/** Closes a difference. What has to move for it is moved before, by the command that moves it: this one moves nothing. */
export const settleDifference =
  (id: bigint, by: Decider): OperatorWork =>
  (house) =>
    inTransaction(house.db, async (tx) => {
      const row = await closeDifference(tx, id, by, house.clock.now())
      if (!row) throw new OperatorError(`Difference ${id} is not there, or was closed before.`)
      const data = { difference_id: String(id), order: `${row.kind} ${row.order_number}`, provider: row.provider, what: row.what }
      await appendAudit(tx, house, { ...by, action: 'money/reconciliation.settle', subject: `difference:${id}`, data })
      return `Difference ${id} is closed.`
    })

const dayOf = (typed: string): Period => {
  const from = new Date(`${typed}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(from.getTime())) throw new OperatorMistake('Name the day: 2026-11-22.')
  return { from, to: new Date(from.getTime() + 86_400_000) }
}

/** Of a mistyped name every line would be a difference, and differences stay until a person closes them one by one. */
const requireProvider = (house: House, provider: string): void => {
  const known = new Set(contributionsTo(house.slices, houseBooks).flatMap(({ providers }) => providers?.(house) ?? []))
  if (!known.has(provider)) throw new OperatorError(`There is no provider "${provider}". A report is of one of: ${[...known].join(', ')}.`)
}

/** Compares a provider's file of a day with our books. Every line has to be read: a report that is half understood says nothing. */
export const readReport =
  (provider: string, day: Period, path: string): OperatorWork =>
  async (house) => {
    const lines = (await readOperatorFile(path)).split('\n').filter((line) => line.trim() !== '' && !line.startsWith('kind'))
    requireProvider(house, provider)
    const theirs = lines.map((line, index) => {
      const order = orderOfLine(line, exponentOf)
      if (!order) throw new OperatorError(`Line ${index + 1} of the report is not understood: ${line}`)
      return order
    })
    const { compared, found, fresh } = await compareWith(house, provider, theirs, day)
    return `${compared} lines were compared: ${found} differ, ${fresh} of them were not known.`
  }

export const commands: readonly OperatorCommand[] = [
  { name: 'reconciliation list', help: 'Where our books and the reports of providers differ.', read: () => list },
  { name: 'reconciliation show', usage: '<difference>', read: ({ words }) => show(numberIn(words)) },
  { name: 'reconciliation settle', usage: '<difference>', decides: true, read: ({ words }, by) => settleDifference(numberIn(words), by) },
  {
    name: 'reconciliation read',
    usage: '<provider> <day> <file>',
    help: `A file has a line for each order that the provider moved, a day more at both ends: kind;number;amount;currency;moment, as
"payment;10005;200.00;UAH;2026-11-22T04:00:00Z".`,
    read: ({ words: [provider = '', day = '', path = ''] }) => {
      if (provider === '' || path === '') throw new OperatorMistake('Name the provider, the day and the file.')
      return readReport(provider, dayOf(day), path)
    },
  },
]
