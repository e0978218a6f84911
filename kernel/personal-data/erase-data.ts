import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'
import type { PersonalTable } from '#kernel/personal-data/personal-data.ts'

const eraseTable = async (tx: Tx, schema: string, name: string, table: PersonalTable, player_id: bigint): Promise<void> => {
  const { erased, id_column = 'player_id' } = table
  const whole = sql.table(`${schema}.${name}`)
  const theirs = sql`${sql.ref(id_column)} = ${player_id}`
  if (erased === 'deleted') await sql`delete from ${whole} where ${theirs}`.execute(tx)
  if (typeof erased === 'object' && 'blanked' in erased) {
    const blanks = sql.join(erased.blanked.map((column) => sql`${sql.ref(column)} = null`))
    await sql`update ${whole} set ${blanks} where ${theirs}`.execute(tx)
  }
}

/**
 * Erases a player's data in every slice as declared, in reverse order of the slices, so that references go before what they refer
 * to. Returns a function for work outside the database (files), to be called after the commit.
 */
export const eraseDataOf = async (tx: Tx, house: House, player_id: bigint): Promise<() => Promise<void>> => {
  const afterwards: (() => Promise<void>)[] = []
  for (const { name, personalData } of house.slices.toReversed()) {
    if (!personalData) continue
    const then = await personalData.erase?.(tx, house, player_id)
    if (then) afterwards.push(then)
    for (const [table, declared] of Object.entries(personalData.tables)) await eraseTable(tx, schemaOf(name), table, declared, player_id)
  }
  return async () => {
    for (const then of afterwards) await then()
  }
}
