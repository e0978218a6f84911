import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'
import type { PersonalTable } from '#kernel/personal-data/personal-data.ts'

/** Number of rows in memory at a time: a player may have a million rounds. */
const rows_at_once = 1_000

async function* rowsOf(tx: Tx, schema: string, table: string, { id_column, exported }: PersonalTable, player_id: bigint) {
  if (!Array.isArray(exported)) return
  const columns = sql.join((exported as string[]).map((column) => sql.ref(column)))
  const written = sql`select row_to_json(one)::text as line from (
      select ${columns} from ${sql.table(`${schema}.${table}`)} where ${sql.ref(id_column ?? 'player_id')} = ${player_id}) one`
  await sql`declare personal_rows no scroll cursor for ${written}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(rows_at_once))} from personal_rows`.execute(tx)
    for (const { line } of rows) yield line
    if (rows.length < rows_at_once) break
  }
  await sql`close personal_rows`.execute(tx)
}

/** A comma before every line but the first. */
async function* listed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let is_first = true
  for await (const line of lines) {
    yield `${is_first ? '' : ','}\n      ${line}`
    is_first = false
  }
}

/**
 * Everything stored about a player, by slice, as the text of a JSON object in pieces. The transaction must be `repeatable read`,
 * for one consistent view. Amounts are in minor units, times in UTC.
 */
export async function* personalDataOf(tx: Tx, house: House, player_id: bigint): AsyncGenerator<string> {
  yield '{'
  let is_first_slice = true
  for (const { name, personalData } of house.slices) {
    if (!personalData) continue
    const tables = Object.entries(personalData.tables).filter(([, { exported }]) => Array.isArray(exported))
    const own = Object.entries((await personalData.export?.(house, player_id)) ?? {})
    if (tables.length + own.length === 0) continue
    yield `${is_first_slice ? '' : ','}\n  ${JSON.stringify(name)}: {`
    is_first_slice = false
    for (const [index, [key, value]] of own.entries())
      yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(key)}: ${JSON.stringify(value)}`
    for (const [index, [table, declared]] of tables.entries()) {
      yield `${index + own.length === 0 ? '' : ','}\n    ${JSON.stringify(table)}: [`
      yield* listed(rowsOf(tx, schemaOf(name), table, declared, player_id))
      yield ']'
    }
    yield '\n  }'
  }
  yield '\n}\n'
}
