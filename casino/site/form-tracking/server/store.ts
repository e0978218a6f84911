import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { FormEvent, TrackedForm } from '../rules.ts'

interface Happened {
  readonly day: Date
  readonly form: TrackedForm
  readonly event: FormEvent
  /** Empty for an event of the whole form. */
  readonly field: string
}

export const countEvent = async (db: Executor, { day, form, event, field }: Happened): Promise<void> => {
  await sql`
    insert into site_form_tracking.counts as c (day, form, event, field, count) values (${day}, ${form}, ${event}, ${field}, 1)
    on conflict (day, form, event, field) do update set count = c.count + 1`.execute(db)
}

export interface CountRow {
  readonly form: string
  readonly event: FormEvent
  readonly field: string
  readonly count: bigint
}

/** What happened to each form since a day began, all days together. */
export const countsSince = async (db: Executor, day: Date): Promise<CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select form, event, field, sum(count)::bigint as count from site_form_tracking.counts
     where day >= ${day} group by form, event, field order by form, field, event`.execute(db)
  return rows
}
