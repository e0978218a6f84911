import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import type { OperatorCommand } from '#kernel/operator/commands.ts'
import { formEvents, trackedForms } from '../rules.ts'
import { countsSince, type CountRow } from './store.ts'

export const reported_days = 30

const said = (rows: readonly CountRow[]): string =>
  formEvents.flatMap((event) => rows.filter((row) => row.event === event).map(({ count }) => `${event} ${count}`)).join('\t')

/** A line of the form, then one of each field. */
const linesOf = (form: string, rows: readonly CountRow[]): string[] =>
  [...new Set(['', ...rows.map(({ field }) => field)])].map((field) =>
    [form, field, said(rows.filter((row) => row.field === field))].filter((part) => part !== '').join('\t'),
  )

export const commands: readonly OperatorCommand[] = [
  {
    name: 'forms report',
    help: `How often each form was begun, sent and found wrong in the last ${reported_days} days, and where: by form and field, nobody told apart.`,
    read: () => async (house) => {
      const rows = await countsSince(house.db, kyivDay(house.clock.now(), 1 - reported_days).from)
      const lines = trackedForms.flatMap((form) => {
        const own = rows.filter((row) => row.form === form)
        return own.length === 0 ? [] : linesOf(form, own)
      })
      return lines.join('\n') || `No form was begun in the last ${reported_days} days.`
    },
  },
]
