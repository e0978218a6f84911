import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { logInEndpoint, logInFromPromo } from '../contract.ts'
import { blockPlayer, unblockPlayer } from './api.ts'
import { openAccount } from './store.ts'
import { signInKeyOf } from './sign-in-keys.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await makeAccount(7n, 'olena', 'olena@example.com')
})
afterAll(() => t.close())
// Limits have tests of their own; here each test begins in a new hour.
beforeEach(() => t.clock.advance(3_600_000))

const password = 'correct horse battery'

const makeAccount = async (player_id: bigint, handle: string, email: string): Promise<void> => {
  const keys = [
    await signInKeyOf(t.house, { kind: 'handle', name: handle }, password),
    await signInKeyOf(t.house, { kind: 'email', name: email }, password),
  ]
  await inTransaction(t.house.db, (tx) => openAccount(tx, player_id, keys))
}

const logIn = (visitor: TestVisitor, login: string, pass = password) => visitor.call(logInEndpoint, { body: { login, password: pass } })

const isSignedIn = async (visitor: TestVisitor): Promise<boolean> => (await logIn(visitor, 'x', 'x')).body.error === 'already-signed-in'

const hashesDone = async (): Promise<number> =>
  (await t.house.metrics.registry.getSingleMetric('openhouse_password_hashes_total')?.get())?.values[0]?.value ?? 0

test.each(['olena', ' OLENA ', 'olena@example.com', 'Olena@Example.com'])('API-022, A-035: %j signs in', async (login) => {
  const visitor = await t.arrive()
  const { status, body } = await logIn(visitor, login)
  expect([status, body]).toEqual([200, { success: true, data: {} }])
  expect(await isSignedIn(visitor)).toBe(true)
})

test('performance: a crowd that logs in at once goes to the database a few at a time, and everybody gets in', async () => {
  const crowd = await createTestHouse({ env: { TRUST_PROXY: 'yes' }, pool_size: 20 })
  try {
    const comers = await Promise.all(Array.from({ length: 12 }, async (_, index) => ({ index, visitor: await crowd.arrive() })))
    for (const { index } of comers) {
      const keys = [await signInKeyOf(crowd.house, { kind: 'handle', name: `comer-${index}` }, password)]
      await inTransaction(crowd.house.db, (tx) => openAccount(tx, BigInt(100 + index), keys))
    }
    const answers = await Promise.all(
      comers.map(({ index, visitor }) =>
        visitor.call(logInEndpoint, { body: { login: `comer-${index}`, password }, headers: { 'x-forwarded-for': `10.${index}.0.1` } }),
      ),
    )
    expect(answers.map(({ body }) => body.success)).toEqual(comers.map(() => true))
    // The pool opens a connection for each query that finds the others taken.
    expect(crowd.house.pool.totalCount).toBeLessThanOrEqual(4)
  } finally {
    await crowd.close()
  }
})

test('API-283, A-075: a promotion’s page logs in as any page does', async () => {
  const visitor = await t.arrive()
  const wrong = await visitor.call(logInFromPromo, { body: { login: 'olena', password: 'wrong password', promo_id: 'spring-7' } })
  expect([wrong.body.success, wrong.body.error]).toEqual([false, 'wrong-login-or-password'])
  const { body } = await visitor.call(logInFromPromo, { body: { login: 'olena', password, promo_id: 'spring-7' } })
  expect(body).toEqual({ success: true, data: {} })
  expect(await isSignedIn(visitor)).toBe(true)
})

test.each([
  ['olena', 'wrong password'],
  ['nobody', password],
  ['nobody@example.com', password],
  ['olena@example.com', password.toUpperCase()],
  ['оlena', password],
])('reliability 17: %j with %j gets the same answer after the same one hash', async (login, pass) => {
  const visitor = await t.arrive()
  const before = await hashesDone()
  const { status, body } = await logIn(visitor, login, pass)
  expect([status, body.success, body.error, Object.keys(body)]).toEqual([
    200,
    false,
    'wrong-login-or-password',
    ['success', 'error', 'message'],
  ])
  expect((await hashesDone()) - before).toBe(1)
  expect(visitor.cookies.has('session')).toBe(false)
})

test('a form that is not filled in is answered field by field, and costs no try and no hash', async () => {
  const visitor = await t.arrive()
  const before = await hashesDone()
  for (let again = 0; again < 10; again++) {
    const { body } = await logIn(visitor, ' ', '')
    expect([body.error, Object.keys(body.errors ?? {})]).toEqual(['check-the-form', ['login', 'password']])
  }
  expect(await hashesDone()).toBe(before)
})

test.each([
  ['an unknown field', { login: 'olena', password, remember: true }],
  ['a number', { login: 7, password }],
  ['nothing', {}],
  ['a very long login', { login: 'x'.repeat(1001), password }],
])('reliability 19: %s is malformed (422)', async (_what, body) => {
  const response = await (await t.arrive()).raw('POST', '/login/', body)
  expect([response.statusCode, response.json().success]).toEqual([422, false])
})

test('the same path without its slash answers the same', async () => {
  const response = await (await t.arrive()).raw('POST', '/login', { login: 'olena', password })
  expect(response.json()).toEqual({ success: true, data: {} })
})

test('AU-027, API-022: a blocked account is told so only with its own password, and gets the inactive-status cookie', async () => {
  await makeAccount(8n, 'blocked', 'blocked@example.com')
  const inside = await t.arrive()
  await logIn(inside, 'blocked')
  const decision = { player_id: 8n, actor: 'test', reason: 'fraud' }
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, decision))
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, decision))
  await t.drain()
  expect(await isSignedIn(inside)).toBe(false)
  expect(t.disconnected.filter(({ player_id }) => player_id === 8n)).toEqual([{ player_id: 8n, reason: 'blocked' }])

  const visitor = await t.arrive()
  expect((await logIn(visitor, 'blocked', 'wrong password')).body.error).toBe('wrong-login-or-password')
  expect(visitor.cookies.has('inactive-status')).toBe(false)
  const { status, body } = await logIn(visitor, 'blocked')
  expect([status, body.success, body.error]).toEqual([200, false, 'account-blocked'])
  expect([visitor.cookies.get('inactive-status'), visitor.cookies.has('session')]).toEqual(['1', false])

  await inTransaction(t.house.db, (tx) => unblockPlayer(tx, t.house, { ...decision, reason: 'cleared' }))
  expect((await logIn(visitor, 'blocked')).body.success).toBe(true)
  expect(visitor.cookies.has('inactive-status')).toBe(false)
})

test('reliability 14: names and passwords are nowhere in the database, nor is a session’s token', async () => {
  const visitor = await t.arrive()
  await logIn(visitor, 'olena')
  const { rows } = await sql<{ text: string }>`
    select (select json_agg(k) from sign_in_sessions.keys k)::text || (select json_agg(s) from sign_in_sessions.sessions s)::text ||
           (select json_agg(d) from sign_in_sessions.devices d)::text as text`.execute(t.house.db)
  const text = rows[0]?.text ?? ''
  const bytes = (value: string) => Buffer.from(value).toString('hex')
  for (const secret of ['olena', password, visitor.cookies.get('session')!, visitor.cookies.get('device')!]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(bytes(secret))
    expect(text).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
  const fact = await sql<{
    data: object
  }>`select data from kernel.facts where kind = 'sign-in/sessions.player-signed-in' and player_id = 7`.execute(t.house.db)
  expect(fact.rows.at(-1)?.data).toEqual({
    player_id: '7',
    way: 'password',
    device: 'unknown',
    session: expect.stringMatching(/^[\da-f-]{36}$/),
    is_new_device: true,
  })
})

test('the salt of the names can never change', async () => {
  await expect(sql`update sign_in_sessions.name_salt set salt = sha256('x')`.execute(t.house.db)).rejects.toThrow('append-only')
  await expect(sql`delete from sign_in_sessions.name_salt`.execute(t.house.db)).rejects.toThrow('append-only')
})
