import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { refuseUnsafeDatabase } from './durability.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ only: [] })
})
afterAll(() => t.close())

/** What is said of a connection of the site's own, after the owner has set something for the whole database. */
const saidAfter = async (setting: string): Promise<string> => {
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  await owner.query(`alter database ${owner.escapeIdentifier(String(owner.database))} set ${setting}`)
  await owner.end()
  const pool = createPool(String(t.house.pool.options.connectionString), { max: 1, application_name: 'durability' })
  const said = await refuseUnsafeDatabase(pool).then(
    () => '',
    (error: Error) => error.message,
  )
  await pool.end()
  return said
}

/** A server that answers what such a one would, for what only its own configuration can switch off. */
const serverWith = (off: readonly string[]): pg.Pool =>
  ({
    query: async (_text: string, [name]: readonly string[]) => ({ rows: [{ value: off.includes(String(name)) ? 'off' : 'on' }] }),
  }) as never

test('reliability 6: a database that acknowledges before the disk has it is named, and one that waits is not', async () => {
  // The server of the tests itself keeps nothing: the other two settings are off in it.
  expect(await saidAfter('synchronous_commit = off')).toMatch(/has [\w, ]*synchronous_commit/)
  expect(await saidAfter('synchronous_commit = on')).not.toContain('synchronous_commit')
})

test('reliability 6: everything that is off is named at once', async () => {
  await expect(refuseUnsafeDatabase(serverWith(['fsync', 'full_page_writes']))).rejects.toThrow(
    'The database has fsync, full_page_writes off: it may lose money that it acknowledged. Turn them on.',
  )
  await expect(refuseUnsafeDatabase(serverWith([]))).resolves.toBeUndefined()
})
