import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { logInEndpoint, logOutEndpoint } from '../contract.ts'
import { enterAs } from '../testing/enter-as.ts'
import { endSessions, openAccount, signInKeyOf } from './api.ts'
import { hashOf, sessionIdOf } from './cookies.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  const key = await signInKeyOf(t.house, { kind: 'handle', name: 'olena' }, password)
  await inTransaction(t.house.db, (tx) => openAccount(tx, 7n, [key]))
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(3_600_000))

const password = 'correct horse battery'
const body = { login: 'olena', password }
const hour_ms = 3_600_000

const signedIn = async (): Promise<TestVisitor> => {
  const visitor = await t.arrive()
  expect((await visitor.call(logInEndpoint, { body })).body.success).toBe(true)
  return visitor
}

/** A signed-in browser is refused at the log-in form before anything is counted. */
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.call(logInEndpoint, { body: { login: ' ', password: '' } })).body.error === 'already-signed-in'

test('reliability 14: the session cookie is out of scripts’ reach, the token cookie is readable and opens nothing', async () => {
  const { response } = await (await t.arrive()).call(logInEndpoint, { body })
  const cookies = Object.fromEntries(response.cookies.map(({ name, value: _value, expires: _expires, ...rest }) => [name, rest]))
  expect(cookies['session']).toEqual({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 })
  expect(cookies['token']).toEqual({ path: '/', sameSite: 'Lax', maxAge: 86_400 })
  const thief = t.visitor()
  thief.cookies.set('session', response.cookies.find(({ name }) => name === 'token')!.value.slice(0, 22))
  await thief.call(logOutEndpoint)
  expect(await isSignedIn(thief)).toBe(false)
})

test('over TLS the cookies carry __Host- and Secure', async () => {
  const tls = await createTestHouse({ env: { NODE_ENV: 'production', PUBLIC_URL: 'https://openhouse.example' } })
  const visitor = tls.visitor()
  const { response } = await visitor.call(logOutEndpoint)
  expect(response.cookies.find(({ name }) => name === '__Host-visit')).toMatchObject({
    secure: true,
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
  })
  expect(response.cookies.every(({ secure, domain }) => secure === true && domain === undefined)).toBe(true)
  await tls.close()
})

test('session fixation: a planted session is never taken over, and each log-in makes a new one', async () => {
  const planted = 'A'.repeat(22)
  const victim = t.visitor()
  victim.cookies.set('session', planted)
  await victim.call(logOutEndpoint)
  victim.cookies.set('session', planted)
  await victim.call(logInEndpoint, { body })
  const first = victim.cookies.get('session')
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(first).not.toBe(planted)
  const attacker = t.visitor()
  attacker.cookies.set('session', planted)
  expect(await isSignedIn(attacker)).toBe(false)
  await victim.call(logOutEndpoint)
  await victim.call(logInEndpoint, { body })
  expect(victim.cookies.get('session')).not.toBe(first)
})

test('SE-008: an XSRF token is good in its own session alone', async () => {
  const guest = await t.arrive()
  const before = guest.cookies.get('XSRF-TOKEN')!
  await guest.call(logInEndpoint, { body })
  expect(guest.cookies.get('XSRF-TOKEN')).not.toBe(before)
  const post = (visitor: TestVisitor, xsrf: string) => visitor.raw('POST', '/login/', body, { 'x-xsrf-token': xsrf })
  expect((await post(guest, before)).statusCode).toBe(403)
  expect((await post(guest, (await signedIn()).cookies.get('XSRF-TOKEN')!)).statusCode).toBe(403)
  expect((await post(guest, '')).statusCode).toBe(403)
  expect((await post(guest, guest.cookies.get('XSRF-TOKEN')!)).json().error).toBe('already-signed-in')
})

test('API-037: logging out ends this session for ever, and no other', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  const stolen = here.cookies.get('session')!
  const { status, body: answer } = await here.call(logOutEndpoint)
  expect([status, answer]).toEqual([200, { success: true }])
  expect([here.cookies.has('session'), here.cookies.has('token')]).toEqual([false, false])
  const thief = t.visitor()
  thief.cookies.set('session', stolen)
  expect(await isSignedIn(thief)).toBe(false)
  expect(await isSignedIn(elsewhere)).toBe(true)
  // The browser goes on as a guest at once, with a token that fits.
  expect((await here.call(logInEndpoint, { body })).body.success).toBe(true)
})

test('logging out cuts the sockets of this session with the answer, and no other page of the player', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  const session = sessionIdOf(hashOf('session', here.cookies.get('session')!))
  t.disconnected.length = 0
  await here.call(logOutEndpoint)
  expect(t.disconnected).toEqual([{ player_id: 7n, reason: 'logged-out', sessions: [session] }])
  await t.drain()
  expect([t.disconnected.length, await isSignedIn(elsewhere)]).toEqual([1, true])
})

test('API-037: a guest may log out too', async () => {
  const { status, body: answer } = await t.visitor().call(logOutEndpoint)
  expect([status, answer]).toEqual([200, { success: true }])
})

test('API-296: an address cannot log anybody out: without X-Requested-With or from another site it is refused', async () => {
  const visitor = await signedIn()
  const cookies = Object.fromEntries(visitor.cookies)
  const plain = await t.app.inject({ method: 'GET', url: '/rest/logout/', cookies })
  expect([plain.statusCode, plain.json().error]).toEqual([400, 'header-missing'])
  expect((await visitor.raw('GET', '/rest/logout/', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
  expect(await isSignedIn(visitor)).toBe(true)
})

test('a session in use lives on, one left alone for a day ends', async () => {
  const visitor = await signedIn()
  for (let hours = 0; hours < 60; hours += 20) {
    t.clock.advance(20 * hour_ms)
    expect(await isSignedIn(visitor)).toBe(true)
  }
  t.clock.advance(24 * hour_ms)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('an answer to the cookie of a session that is over does not remove the one of a newer session', async () => {
  const visitor = await signedIn()
  await inTransaction(t.house.db, (tx) => endSessions(tx, t.house, 7n, 'password-changed'))
  await t.drain()
  t.disconnected.length = 0
  const { cookies } = await visitor.raw('GET', '/rest/init/')
  expect(cookies.map(({ name }) => name).filter((name) => name === 'session' || name === 'token')).toEqual([])
  expect(await isSignedIn(visitor)).toBe(false)
  expect((await visitor.call(logInEndpoint, { body })).body.success).toBe(true)
  expect(await isSignedIn(visitor)).toBe(true)
})

test('however much it is used, a session ends after 30 days', async () => {
  const visitor = await signedIn()
  let days = 0
  while (days < 40 && (await isSignedIn(visitor))) {
    t.clock.advance(12 * hour_ms)
    days += 0.5
  }
  expect(days).toBe(30)
})

test('expired sessions are deleted, living ones stay', async () => {
  await signedIn()
  t.clock.advance(24 * hour_ms)
  const living = await signedIn()
  await deleteOldRows(t.house)
  const { rows } = await sql`select from sign_in_sessions.sessions`.execute(t.house.db)
  expect(rows.length).toBe(1)
  expect(await isSignedIn(living)).toBe(true)
})

test('reliability 14: ending a player’s sessions ends them at once and cuts the sockets after the commit', async () => {
  const visitor = await enterAs(t, 7n)
  expect(await isSignedIn(visitor)).toBe(true)
  t.disconnected.length = 0
  const failed = inTransaction(t.house.db, async (tx) => {
    await endSessions(tx, t.house, 7n, 'password-changed')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await t.drain()
  expect([await isSignedIn(visitor), t.disconnected]).toEqual([true, []])
  await inTransaction(t.house.db, (tx) => endSessions(tx, t.house, 7n, 'password-changed'))
  expect(await isSignedIn(visitor)).toBe(false)
  await t.drain()
  expect(t.disconnected).toEqual([{ player_id: 7n, reason: 'password-changed' }])
})

test('reliability 14: a session that another process ended is over within a second', async () => {
  const visitor = await enterAs(t, 7n)
  expect(await isSignedIn(visitor)).toBe(true)
  await sql`delete from sign_in_sessions.sessions`.execute(t.house.db)
  t.clock.advance(999)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('a player who plays fast asks the database for the session twice a second at most', async () => {
  const visitor = await enterAs(t, 7n)
  const { query } = t.house.pool
  let asked = 0
  t.house.pool.query = ((statement: { name?: string }, ...rest: unknown[]) => {
    if (statement.name === 'sign_in_sessions.read_session') asked += 1
    return (query as (...all: unknown[]) => unknown).call(t.house.pool, statement, ...rest)
  }) as typeof query
  for (let call = 0; call < 10; call++) {
    t.clock.advance(100)
    await isSignedIn(visitor)
  }
  t.house.pool.query = query
  expect(asked).toBe(2)
})

test('a guest keeps one visit from call to call, and junk in its place is replaced', async () => {
  const visitor = t.visitor()
  await visitor.call(logOutEndpoint)
  const visit = visitor.cookies.get('visit')
  await visitor.call(logOutEndpoint)
  expect(visitor.cookies.get('visit')).toBe(visit)
  visitor.cookies.set('visit', "'; drop table")
  await visitor.call(logOutEndpoint)
  expect(visitor.cookies.get('visit')).toMatch(/^[\w-]{22}$/)
})

test('a session that is used on a new day of Kyiv’s calendar says so once, however many calls come at once', async () => {
  t.clock.set('2027-03-10T21:55:00Z')
  const visitor = await signedIn()
  const days = async () =>
    (
      await sql`select from kernel.facts where kind = 'sign-in/sessions.day-begun' and player_id = 7 and at > '2027-03-10'`.execute(
        t.house.db,
      )
    ).rows.length
  // A minute before midnight, and soon after it: too soon for the session to be extended for any other reason.
  t.clock.advance(4 * 60_000)
  await isSignedIn(visitor)
  expect(await days()).toBe(0)
  t.clock.advance(2 * 60_000)
  await Promise.all([isSignedIn(visitor), isSignedIn(visitor), isSignedIn(visitor)])
  expect(await days()).toBe(1)
  t.clock.advance(hour_ms)
  await isSignedIn(visitor)
  expect(await days()).toBe(1)
})

test('devices are forgotten 400 days after their last sign-in, but the last one stays, so that another is still new', async () => {
  await inTransaction(t.house.db, (tx) => openAccount(tx, 8n, []))
  const devices = async () =>
    (await sql<{ first_at: Date }>`select first_at from sign_in_sessions.devices where player_id = 8`.execute(t.house.db)).rows
  await enterAs(t, 8n)
  t.clock.advance(24 * hour_ms)
  const last = t.clock.now()
  await enterAs(t, 8n)
  t.clock.advance(399 * 24 * hour_ms - 1)
  await deleteOldRows(t.house)
  expect(await devices()).toHaveLength(2)
  t.clock.advance(100 * 24 * hour_ms)
  await deleteOldRows(t.house)
  expect(await devices()).toEqual([{ first_at: last }])
  await enterAs(t, 8n)
  const { rows } = await sql<{ is_new: boolean }>`
    select (data->>'is_new_device')::boolean as is_new from kernel.facts
     where kind = 'sign-in/sessions.player-signed-in' and player_id = 8 order by position`.execute(t.house.db)
  expect(rows.map(({ is_new }) => is_new)).toEqual([false, true, true])
})
