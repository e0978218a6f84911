import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { insertPass, spendPass } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ only: ['sign-in/captcha'], pool_size: 20 })
})
afterAll(() => t.close())

const at_once = 50
const rounds = 20
const bytes = () => Buffer.from(t.house.random.bytes(32))
const subject = { visit: 'visit', call: 'login' }
const validUntil = () => new Date(t.clock.now().getTime() + 60_000)

type Spend = (token_hash: Buffer) => Promise<boolean>

const spend: Spend = (token_hash) => spendPass(t.house.db, { token_hash, ...subject, now: t.clock.now() })

/** The same that looks first and writes afterwards. */
const spendWithoutGuard: Spend = async (token_hash) => {
  const { rows } = await sql`select from sign_in_captcha.passes where token_hash = ${token_hash} and spent_at is null`.execute(t.house.db)
  if (rows.length === 0) return false
  await sql`update sign_in_captcha.passes set spent_at = ${t.clock.now()} where token_hash = ${token_hash}`.execute(t.house.db)
  return true
}

const timesSpent = async (way: Spend): Promise<number> => {
  const token_hash = bytes()
  await insertPass(t.house.db, { check_hash: bytes(), token_hash, ...subject, valid_until: validUntil() })
  const spent = await Promise.all(Array.from({ length: at_once }, () => way(token_hash)))
  return spent.filter(Boolean).length
}

test('CA-004: a pass that fifty calls bring at once opens one', async () => {
  for (let round = 0; round < rounds; round++) expect(await timesSpent(spend)).toBe(1)
})

test('mutant: looking first and writing afterwards opens several', async () => {
  const counts = []
  for (let round = 0; round < rounds; round++) counts.push(await timesSpent(spendWithoutGuard))
  expect(Math.max(...counts)).toBeGreaterThan(1)
})

test('one solved check gives one pass, however often it is brought at once', async () => {
  for (let round = 0; round < rounds; round++) {
    const check_hash = bytes()
    const pass = () => ({ check_hash, token_hash: bytes(), ...subject, valid_until: validUntil() })
    const given = await Promise.all(Array.from({ length: at_once }, () => insertPass(t.house.db, pass())))
    expect(given.filter(Boolean)).toHaveLength(1)
  }
})
