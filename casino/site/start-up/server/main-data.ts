import { sql } from 'kysely'
import type { MainData } from '#kernel/contract/main-data.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { ContentContext, MainDataPart } from '#kernel/slice.ts'

const partsOf = perHouse((house: House): readonly MainDataPart[] => {
  const parts = house.slices.flatMap((slice) => slice.mainData ?? [])
  const names = parts.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two slices give the part "${twice}" of the main data.`)
  return parts
})

/** Results of the slices' subqueries, in order of the slices, in one round trip. */
const readParts = async (house: House, player_id: bigint, parts: readonly MainDataPart[]): Promise<readonly unknown[]> => {
  const columns = parts.flatMap(({ read }, index) => (read ? [sql`${read(player_id)} as ${sql.ref(`part_${index}`)}`] : []))
  if (columns.length === 0) return []
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(house.db)
  return parts.map((_, index) => rows[0]?.[`part_${index}`] ?? null)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges fields that several slices contribute to (`playerInfo`). */
const merge = (main: Record<string, unknown>, fields: object): void => {
  for (const [name, value] of Object.entries(fields)) {
    const known = main[name]
    main[name] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value
  }
}

/** All main data, or the requested parts. */
export type VisitorData = Partial<MainData> & Pick<MainData, 'isGuest'>

/**
 * App main data (EN-001…): every slice's part for this visitor. With `only`, the named parts and whether the visitor is a guest; no
 * other part is computed. Guests need no query.
 */
export const mainDataOf = async (context: ContentContext, only?: readonly string[]): Promise<VisitorData> => {
  const all = partsOf(context.house)
  const parts = only ? all.filter(({ name }) => only.includes(name)) : all
  const { player_id } = context.visitor
  const rows = player_id === null ? [] : await readParts(context.house, player_id, parts)
  const main: Record<string, unknown> & { isGuest: boolean } = { isGuest: player_id === null, ...(only ? {} : { header: { menu: [] } }) }
  for (const [index, part] of parts.entries()) merge(main, part.fields(rows[index] ?? null, context))
  return main as VisitorData
}
