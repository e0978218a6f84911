import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { registerEndpoint } from '../contract.ts'
import { registerByPrefix } from '../rules.ts'
import { formOf, goodPassword, registerWith } from '../testing/form.ts'
import { playerByLogin } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes' } })
})
afterAll(() => t.close())
// Limits have tests of their own; here each test begins in a new hour.
beforeEach(() => t.clock.advance(3_600_000))

const playersWith = async (email: string): Promise<number> => {
  const { rows } = await sql<{ id: bigint }>`select id from players_accounts.players where email = ${email}`.execute(t.house.db)
  return rows.length
}

const hashesDone = async (): Promise<number> => {
  const metric = await t.house.metrics.registry.getSingleMetric('openhouse_password_hashes_total')?.get()
  return metric?.values[0]?.value ?? 0
}

test('API-019: registering makes a player, signs them in and answers with the handle', async () => {
  const visitor = t.visitor()
  const { status, body } = await registerWith(visitor, ' Olena@Example.com ', { login: 'Olena_K' })
  expect([status, body]).toEqual([200, { success: true, data: { login: 'Olena_K' } }])
  expect(await playerByLogin(t.house.db, 'OLENA_k')).toMatchObject({ login: 'Olena_K', currency: 'UAH', country: 'UA', language: 'uk' })
  expect(await playersWith('olena@example.com')).toBe(1)
  expect([visitor.cookies.has('session'), visitor.cookies.has('token'), visitor.cookies.has('visit')]).toEqual([true, true, false])
  expect((await visitor.call(registerEndpoint, { body: formOf('other@example.com') })).body.error).toBe('already-signed-in')
})

test('AU-012: referral code and gift id reach the fact; junk in a link keeps nobody out', async () => {
  const told = async (login: string) => {
    const { rows } = await sql<{ data: object }>`
      select f.data from kernel.facts f where f.kind = 'players/accounts.player-registered' and f.data->>'login' = ${login}`.execute(
      t.house.db,
    )
    return rows.map((row) => row.data)
  }
  await registerWith(t.visitor(), 'gifted@example.com', {
    login: 'gifted',
    gift_id: 'ua-welcome',
    invited_by: 'friend-7',
    registration_source: 'game_play',
  })
  expect(await told('gifted')).toMatchObject([{ gift_id: 'ua-welcome', invited_by: 'friend-7', registration_source: 'game_play' }])
  expect(JSON.stringify(await told('gifted'))).not.toContain('@')
  const { body } = await registerWith(t.visitor(), 'junk@example.com', { login: 'junky', gift_id: '<script>', invited_by: 'a b' })
  expect(body.success).toBe(true)
  expect(await told('junky')).toMatchObject([{ gift_id: null, invited_by: null }])
})

test('A-035: without a handle the house makes one that says nothing of the e-mail', async () => {
  const { body } = await registerWith(t.visitor(), 'taras.private@example.com')
  expect(body.data.login).toMatch(/^[a-z]+-[a-z]+-\d{4}$/)
})

test('AU-008: without a confirmation the server refuses, in the language of the page', async () => {
  const visitor = await t.arrive()
  for (const [language, age] of [
    ['uk', 'Підтвердьте свій вік'],
    ['ru', 'Подтвердите свой возраст'],
    ['en', 'Confirm your age'],
  ] as const) {
    const { body } = await visitor.call(registerEndpoint, {
      body: formOf('young@example.com', { isAgeConfirmed: false }),
      headers: { 'x-language': language },
    })
    expect([body.success, body.error, body.errors?.['isAgeConfirmed']]).toEqual([false, 'check-the-form', expect.stringContaining(age)])
  }
  const { body } = await visitor.call(registerEndpoint, { body: formOf('young@example.com', { isAgreementsConfirmed: false }) })
  expect(Object.keys(body.errors ?? {})).toEqual(['isAgreementsConfirmed'])
  expect(await playersWith('young@example.com')).toBe(0)
})

test('every wrong field is answered with its own text', async () => {
  const { status, body } = await registerWith(t.visitor(), 'no-email', {
    password: 'qwerty',
    login: 'козак',
    currency: 'BTC',
    country: 'Атлантида',
  })
  expect([status, body.error, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
    200,
    'check-the-form',
    ['country', 'currency', 'email', 'login', 'password'],
  ])
})

test.each([
  ['an unknown field', { ...formOf('bad@example.com'), is_admin: true }],
  ['a number for an e-mail', { ...formOf('bad@example.com'), email: 7 }],
  ['a text for a yes', { ...formOf('bad@example.com'), isAgeConfirmed: 'yes' }],
  ['a list', [formOf('bad@example.com')]],
  ['no confirmation', { email: 'bad@example.com', password: goodPassword }],
  ['a very long password', formOf('bad@example.com', { password: 'x'.repeat(1001) })],
])('reliability 19: %s is malformed (422)', async (_what, body) => {
  const visitor = await t.arrive()
  const response = await visitor.raw('POST', '/rest/registerV2/', body)
  expect([response.statusCode, response.json().success]).toEqual([422, false])
  expect(await playersWith('bad@example.com')).toBe(0)
})

test('characters that a database cannot hold are refused, not crashed on', async () => {
  const odd = 'a\u0000b\ud800'
  const { status, body } = await registerWith(t.visitor(), `${odd}@example.com`, { login: odd, currency: odd, country: odd })
  expect([status, Object.keys(body.errors ?? {}).length]).toEqual([200, 4])
  expect(
    (await registerWith(t.visitor(), 'odd@example.com', { password: odd.repeat(4), gift_id: odd, invited_by: odd })).body.success,
  ).toBe(true)
})

test('a handle is taken however it is written, and its owner keeps it', async () => {
  await registerWith(t.visitor(), 'first@example.com', { login: 'Kozak' })
  const { body } = await registerWith(t.visitor(), 'second@example.com', { login: 'kOZAK' })
  expect([body.success, Object.keys(body.errors ?? {})]).toEqual([false, ['login']])
  expect(await playersWith('second@example.com')).toBe(0)
})

test('reliability 17: a known and an unknown e-mail get the same answer after the same work, now and at the next log-in', async () => {
  await registerWith(t.visitor(), 'known@example.com')
  const seen = []
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const visitor = await t.arrive()
    const before = await hashesDone()
    const { response, body } = await visitor.call(registerEndpoint, { body: formOf(email, { password: 'another good phrase' }) })
    const stranger = await t.arrive()
    const later = await stranger.call(logInEndpoint, { body: { login: email, password: 'another good phrase' } })
    seen.push({
      status: response.statusCode,
      fields: Object.keys(body).concat(Object.keys(body.data)),
      cookies: response.cookies.map(({ name, value, expires: _expires, ...rest }) => ({ name, length: value.length, ...rest })),
      headers: Object.keys(response.headers),
      hashes: (await hashesDone()) - before,
      later: [later.status, later.body],
    })
  }
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toMatchObject({ status: 200, hashes: 3, later: [200, { success: true }] })
})

test('an e-mail claimed by a stranger opens only the stranger’s own account', async () => {
  const owner = await registerWith(t.visitor(), 'claimed@example.com')
  const stranger = await registerWith(t.visitor(), 'claimed@example.com', { password: 'the stranger’s phrase' })
  expect(stranger.body.data.login).not.toBe(owner.body.data.login)
  expect(await playersWith('claimed@example.com')).toBe(2)
})

test('registering again with the same e-mail and password is logging in to the same account', async () => {
  const first = await registerWith(t.visitor(), 'again@example.com', { login: 'again' })
  const second = await registerWith(t.visitor(), 'AGAIN@example.com', { login: 'somebody-else' })
  expect([first.body.data.login, second.body.data.login]).toEqual(['again', 'again'])
  expect(await playersWith('again@example.com')).toBe(1)
  expect(await playerByLogin(t.house.db, 'somebody-else')).toBeUndefined()
})

test('AU-027: registering is no way around a block', async () => {
  await registerWith(t.visitor(), 'blocked@example.com', { login: 'blocked' })
  const player = await playerByLogin(t.house.db, 'blocked')
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, { player_id: player!.id, actor: 'test', reason: 'fraud' }))
  const visitor = t.visitor()
  const { body } = await registerWith(visitor, 'blocked@example.com')
  expect([body.success, body.error]).toEqual([false, 'account-blocked'])
  expect([visitor.cookies.get('inactive-status'), visitor.cookies.has('session')]).toEqual(['1', false])
})

test('reliability 18: registering is no way around the limit on guesses at a password', async () => {
  await registerWith(t.visitor(), 'guessed@example.com', { login: 'guessed' })
  for (let guess = 1; guess <= 4; guess++)
    expect((await registerWith(t.visitor(), 'guessed@example.com', { password: `guess number ${guess}` })).status).toBe(200)
  const { status, response } = await registerWith(t.visitor(), 'guessed@example.com', { password: 'guess number 5' })
  expect(status).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('reliability 18: a network of many addresses is counted as a whole, by the form and by a code', async () => {
  for (let count = 0; count < 300; count++) await countTry(t.house, registerByPrefix, '2001:db8:1::/48')
  const headers = { 'x-forwarded-for': '2001:db8:1:77::1' }
  const visitor = await t.arrive()
  const confirmed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
  const byForm = await visitor.call(registerEndpoint, { body: formOf('farm@example.com'), headers })
  const byCode = await visitor.raw('POST', '/rest/otp/register/', { email: 'farm@example.com', code: '000000', ...confirmed }, headers)
  expect([byForm.status, byCode.statusCode]).toEqual([429, 429])
  const elsewhere = { 'x-forwarded-for': '2001:db8:2::1' }
  expect((await visitor.call(registerEndpoint, { body: formOf('farm@example.com'), headers: elsewhere })).status).toBe(200)
})
