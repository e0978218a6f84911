import pg from 'pg'
import { expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { explainOwnDatabase, OwnDatabaseError, refuseOldServer } from './own-database.ts'

test('a database that does not answer is told by its variable and place, without its password', async () => {
  const url = `postgresql://site:very%20secret@localhost:${await freePort()}/house`
  const refused: unknown = await new pg.Client({ connectionString: url }).connect().catch((error: unknown) => error)
  const told = explainOwnDatabase(refused, 'DATABASE_URL', url) as Error
  expect(told).toBeInstanceOf(OwnDatabaseError)
  expect(told.message).toMatch(/^The database of DATABASE_URL \(site@localhost:\d+\/house\) cannot be used\. Nothing answers there\./)
  expect(told.message).not.toContain('secret')
})

test.each([
  ['28P01', /role and its password/],
  ['3D000', /no database of that name/],
  ['ENOTFOUND', /No machine/],
  ['42501', /owns the database.*first start/],
  ['42704', /no role that is named in DATABASE_APP_URL/],
])('what %s means is said', (code, words) => {
  expect((explainOwnDatabase({ code }, 'DATABASE_APP_URL', 'postgres://localhost/house') as Error).message).toMatch(words)
})

test('a mistake of another kind stays what it is', () => {
  const mistake = new Error('Migration kernel/x.sql was changed after it ran.')
  expect(explainOwnDatabase(mistake, 'DATABASE_URL', 'postgres://localhost/house')).toBe(mistake)
})

test('a PostgreSQL that is too old is named with the version that is needed', () => {
  expect(() => refuseOldServer(170_004, 'DATABASE_URL')).toThrow(
    'The database of DATABASE_URL is a PostgreSQL 17; the site needs 18 or newer.',
  )
  expect(() => refuseOldServer(180_000, 'DATABASE_URL')).not.toThrow()
})
