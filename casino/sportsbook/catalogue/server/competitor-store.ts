import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { CompetitorRow } from './event-store.ts'

/** Competitors in the order of their ids in `ids`; unknown ones are left out. */
export const competitorsByIds = async (db: Executor, ids: readonly bigint[]): Promise<CompetitorRow[]> => {
  const { rows } = await sql<CompetitorRow>`
    select c.id::int as id, c.name, c.short, c.crest from unnest(${bigintArray(ids)}::bigint[]) with ordinality as g(id, place)
      join sportsbook_catalogue.competitors c on c.id = g.id order by g.place`.execute(db)
  return rows
}

/** For operators: competitors whose name in any language has this text in it. */
export const competitorsNamed = async (
  db: Executor,
  text: string,
  limit: number,
): Promise<(Pick<CompetitorRow, 'id' | 'name'> & { readonly sport: string })[]> => {
  const { rows } = await sql<Pick<CompetitorRow, 'id' | 'name'> & { readonly sport: string }>`
    select c.id::int as id, c.sport, c.name from sportsbook_catalogue.competitors c
     where strpos(lower(concat_ws(' ', c.name ->> 'uk', c.name ->> 'ru', c.name ->> 'en')), lower(${text}::text)) > 0
     order by c.sport, c.id limit ${limit}`.execute(db)
  return rows
}
