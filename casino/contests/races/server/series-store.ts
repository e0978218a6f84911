import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { RaceTemplate } from './race-template.ts'

export interface SeriesRow {
  readonly name: string
  readonly length_s: number
  readonly template: RaceTemplate
}

/** Writes a series, or changes what its later races will be. */
export const writeSeries = async (db: Executor, { name, length_s, template }: SeriesRow): Promise<void> => {
  await sql`
    insert into contests_races.series (name, length_s, template) values (${name}, ${length_s}, ${JSON.stringify(template)}::jsonb)
    on conflict (name) do update set length_s = excluded.length_s, template = excluded.template`.execute(db)
}

export const seriesGoingOn = async (db: Executor): Promise<SeriesRow[]> => {
  const { rows } = await sql<SeriesRow>`select name, length_s, template from contests_races.series where is_on order by name`.execute(db)
  return rows
}
