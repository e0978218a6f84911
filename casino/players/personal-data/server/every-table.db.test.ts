import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import { kernelPersonalData, type PersonalTable } from '#kernel/personal-data/personal-data.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/** Every column of every table of the house; partitions stand for nothing that their parent does not. */
const columns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c
      join pg_class k on k.relname = c.table_name and k.relnamespace = c.table_schema::regnamespace
     where k.relkind in ('r', 'p') and not k.relispartition and c.table_schema not in ('pg_catalog', 'information_schema', 'jobs')`.execute(
    t.house.db,
  )
  return rows
}

const declared = (): Map<string, PersonalTable> =>
  new Map(
    [{ name: 'kernel', personalData: kernelPersonalData }, ...t.house.slices].flatMap(({ name, personalData }) =>
      Object.entries(personalData?.tables ?? {}).map(([table, line]) => [`${schemaOf(name)}.${table}`, line] as const),
    ),
  )

/** A player's id stands in columns of these names. A new name for it would be one more way to forget a table. */
const isPlayer = ({ table, column }: Column): boolean =>
  column === 'player_id' || column === 'owner_id' || `${table}.${column}` === 'players_accounts.players.id'

test('every table in which a player’s id stands says what its owner gets of it and what erasure does to it', async () => {
  const tables = [...new Set((await columns()).filter(isPlayer).map(({ table }) => table))]
  expect(tables.length).toBeGreaterThan(25)
  expect(tables.filter((table) => !declared().has(table))).toEqual([])
})

test('what is declared is there: tables, ids and columns', async () => {
  const known = new Set((await columns()).map(({ table, column }) => `${table}.${column}`))
  const missing = [...declared()].flatMap(([table, { id_column = 'player_id', exported, erased }]) => {
    const blanked = typeof erased === 'object' && 'blanked' in erased ? erased.blanked : []
    const named = [id_column, ...('left_out' in exported ? [] : exported), ...blanked]
    return named.map((column) => `${table}.${column}`).filter((column) => !known.has(column))
  })
  expect(missing).toEqual([])
})

test('no secret goes into the file: neither bytes nor anything that is called a token, a hash or a key', async () => {
  const types = new Map((await columns()).map(({ table, column, type }) => [`${table}.${column}`, type]))
  const secret = [...declared()].flatMap(([table, { exported }]) =>
    ('left_out' in exported ? [] : exported)
      .filter((column) => types.get(`${table}.${column}`) === 'bytea' || /token|secret|sealed|^password|(^|_)key$|code|^file$/.test(column))
      .map((column) => `${table}.${column}`),
  )
  expect(secret).toEqual([])
})

test('whatever is left out or kept has a reason that a person can read', () => {
  const reasons = [...declared().values()].flatMap(({ exported, erased }) => [
    ...('left_out' in exported ? [exported.left_out] : []),
    ...(typeof erased === 'object' ? ['kept' in erased ? erased.kept : erased.because] : []),
  ])
  expect(reasons.filter((reason) => reason.length < 15 || !reason.endsWith('.'))).toEqual([])
})
