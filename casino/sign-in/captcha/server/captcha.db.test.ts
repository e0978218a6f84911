import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { logInEndpoint, logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { setPassword, signInKeyOf } from '#casino/sign-in/sessions/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { takePass } from '../contract.ts'
import { passFor, solutionOf } from '../testing/solve.ts'

const password = 'correct horse battery'
const minute_ms = 60_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes', CAPTCHA_INTERNAL: 'yes' } })
  const { player_id } = await registerPlayer(t, { login: 'olena' })
  const key = await signInKeyOf(t.house, { kind: 'handle', name: 'olena' }, password)
  await inTransaction(t.house.db, (tx) => setPassword(tx, t.house, player_id, [key]))
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 60 * minute_ms))

interface Try {
  readonly login?: string
  readonly pass?: string
  readonly captcha?: string
  readonly ip?: string
}

const logIn = async (visitor: TestVisitor, { login = 'olena', pass = 'wrong password', captcha, ip = '203.0.113.7' }: Try = {}) => {
  const { status, body } = await visitor.call(logInEndpoint, {
    body: { login, password: pass, ...(captcha === undefined ? {} : { captcha }) },
    headers: { 'x-forwarded-for': ip },
  })
  return { status, ...(body as typeof body & { internalKey: string; way: string; call: string }) }
}

/** After three failed tries; gives the refusal that asks for a check. */
const makeSuspicious = async (visitor: TestVisitor) => {
  for (let tried = 0; tried < 3; tried++) expect((await logIn(visitor)).error).toBe('wrong-login-or-password')
  const refused = await logIn(visitor, { pass: password })
  expect(refused).toMatchObject({ status: 200, success: false, error: 'captcha-needed', way: 'internal', call: 'login' })
  return refused
}

test('API-277, CA-003, CA-004: after three failed tries a solved check opens the next one, once', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  const { body } = await visitor.call(takePass, { body: { internalKey, message: await solutionOf(internalKey) } })
  expect(body).toEqual({ success: true, internalKey, token: expect.stringMatching(/^openhouse\.[\w-]{22}$/) })
  expect((await logIn(visitor, { captcha: body.token })).error).toBe('wrong-login-or-password')
  expect((await logIn(visitor, { captcha: body.token, pass: password })).error).toBe('captcha-needed')
  const again = await logIn(visitor)
  expect((await logIn(visitor, { captcha: await passFor(visitor, again.internalKey), pass: password })).success).toBe(true)
})

test.each(['a-token-of-no-provider', 'openhouse', 'openhouse.', ' '])(
  'without a provider a token like %j is nobody’s word',
  async (captcha) => {
    const visitor = await t.arrive()
    await makeSuspicious(visitor)
    expect((await logIn(visitor, { captcha, pass: password })).error).toBe('captcha-needed')
    expect(visitor.cookies.has('session')).toBe(false)
  },
)

test('a try without a check costs none of the tries, and no check is asked of a full window', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  for (let again = 0; again < 5; again++) expect((await logIn(visitor)).error).toBe('captcha-needed')
  expect((await logIn(visitor, { captcha: await passFor(visitor, internalKey) })).error).toBe('wrong-login-or-password')
  const fifth = await logIn(visitor)
  expect((await logIn(visitor, { captcha: await passFor(visitor, fifth.internalKey) })).error).toBe('wrong-login-or-password')
  expect(await logIn(visitor)).toMatchObject({ status: 429, error: 'too-many-requests' })
})

test('a check is answered for the address too, whichever accounts it tries', async () => {
  const visitor = await t.arrive()
  for (const login of ['a-one', 'a-two', 'a-three']) await logIn(visitor, { login })
  expect((await logIn(visitor, { login: 'a-four' })).error).toBe('captcha-needed')
  expect((await logIn(visitor, { login: 'a-four', ip: '198.51.100.9' })).error).toBe('wrong-login-or-password')
})

test('reliability 18: a device that got in before is never asked, whatever strangers have tried', async () => {
  const owner = await t.arrive()
  expect((await logIn(owner, { pass: password })).success).toBe(true)
  await owner.call(logOutEndpoint)
  await makeSuspicious(await t.arrive())
  for (let tried = 0; tried < 3; tried++) expect((await logIn(owner)).error).toBe('wrong-login-or-password')
  expect((await logIn(owner, { pass: password })).success).toBe(true)
})

test('a pass belongs to the visitor who was asked', async () => {
  const [visitor, stranger] = [await t.arrive(), await t.arrive()]
  const { internalKey } = await makeSuspicious(visitor)
  const message = await solutionOf(internalKey)
  expect((await stranger.call(takePass, { body: { internalKey, message } })).body.error).toBe('captcha-key-wrong')
  const token = await passFor(visitor, internalKey)
  expect((await logIn(stranger, { captcha: token })).error).toBe('captcha-needed')
  expect((await logIn(visitor, { captcha: token })).error).toBe('wrong-login-or-password')
})

test('a pass opens the call that it was asked for and no other', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  const token = await passFor(visitor, internalKey)
  await sql`update sign_in_captcha.passes set call = 'register'`.execute(t.house.db)
  expect((await logIn(visitor, { captcha: token })).error).toBe('captcha-needed')
})

test('a check and its pass end after ten minutes', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  const token = await passFor(visitor, internalKey)
  t.clock.advance(10 * minute_ms)
  expect((await logIn(visitor, { captcha: token })).error).toBe('captcha-needed')
  expect((await visitor.call(takePass, { body: { internalKey, message: await solutionOf(internalKey) } })).body.error).toBe(
    'captcha-key-wrong',
  )
  await deleteOldRows(t.house)
  expect((await sql`select from sign_in_captcha.passes`.execute(t.house.db)).rows).toHaveLength(0)
})

const changed = (internal_key: string, change: (check: { parameters: Record<string, unknown> }) => void): string => {
  const check = JSON.parse(Buffer.from(internal_key, 'base64url').toString()) as { parameters: Record<string, unknown> }
  change(check)
  return Buffer.from(JSON.stringify(check)).toString('base64url')
}

test('CA-003: a wrong solution and a check that is not ours are refused', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  const message = await solutionOf(internalKey)
  const easy = changed(internalKey, ({ parameters }) => Object.assign(parameters, { keyPrefix: '00', cost: 1 }))
  const longer = changed(internalKey, ({ parameters }) => Object.assign(parameters['data'] as object, { until: 9e15 }))
  const unsigned = changed(internalKey, (check) => delete (check as { signature?: string }).signature)
  for (const [key, sent] of [
    [internalKey, message.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    [internalKey, '1.zz'],
    [internalKey, ''],
    [easy, message],
    [longer, message],
    [unsigned, message],
    ['e30', message],
    ['bnVsbA', message],
    ['%%%', message],
  ] as const)
    expect((await visitor.call(takePass, { body: { internalKey: key, message: sent } })).body).toMatchObject({
      success: false,
      error: 'captcha-key-wrong',
    })
})

test('what the page reads of a check says nothing of the session', async () => {
  const visitor = await t.arrive()
  const { internalKey } = await makeSuspicious(visitor)
  const text = Buffer.from(internalKey, 'base64url').toString()
  expect(text).not.toContain(visitor.cookies.get('visit'))
  expect(text).toContain('"call":"login"')
})

test('reliability 18: an IPv6 customer has as many passes as any other address, however many they use of it', async () => {
  const visitor = await t.arrive()
  const statuses = []
  for (let count = 1; count <= 61; count++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${count.toString(16)}` }
    statuses.push((await visitor.call(takePass, { body: { internalKey: 'none', message: 'none' }, headers })).status)
  }
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})
