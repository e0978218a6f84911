import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { registerEndpoint } from '#casino/players/accounts/contract.ts'
import { formOf } from '#casino/players/accounts/testing/form.ts'
import { requestEntry, requestRestore } from '#casino/sign-in/one-time-codes/contract.ts'
import { shares } from '#kernel/outbox/count-messages.ts'
import { passFor } from '../testing/solve.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes', CAPTCHA_INTERNAL: 'yes' } })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

type Asked = { error?: string; internalKey: string; call: string }
const withCaptcha = (captcha: string | undefined) => (captcha === undefined ? {} : { captcha })

const register = async (visitor: TestVisitor, name: string, captcha?: string) => {
  const sent = { body: { ...formOf(`${name}@example.com`), ...withCaptcha(captcha) } }
  return (await visitor.call(registerEndpoint, sent)).body as unknown as Asked & { success: boolean }
}

const remind = async (visitor: TestVisitor, contact: string, captcha?: string, ip = '203.0.113.7') => {
  const sent = { body: { contact, ...withCaptcha(captcha) }, headers: { 'x-forwarded-for': ip } }
  const { status, body } = await visitor.call(requestRestore, sent)
  return { status, ...(body as unknown as Asked & { success: boolean }) }
}

test('API-019, CA-004: the sixth registration of an hour from one address comes with a check, which registers once', async () => {
  for (let count = 0; count < 5; count++) expect((await register(await t.arrive(), `household-${count}`)).success).toBe(true)
  const visitor = await t.arrive()
  const refused = await register(visitor, 'household-5')
  expect(refused).toMatchObject({ success: false, error: 'captcha-needed', call: 'register' })
  const token = await passFor(visitor, refused.internalKey)
  expect((await register(visitor, 'household-5', token)).success).toBe(true)
  expect((await register(await t.arrive(), 'household-6', token)).error).toBe('captcha-needed')
})

test('API-023: the third reminder for one contact comes with a check, whoever has the contact', async () => {
  for (const contact of ['household-0@example.com', 'nobody@example.com']) {
    for (let count = 0; count < 2; count++) expect((await remind(await t.arrive(), contact)).success).toBe(true)
    const visitor = await t.arrive()
    const refused = await remind(visitor, contact)
    expect(refused).toMatchObject({ success: false, error: 'captcha-needed', call: 'remind' })
    expect((await remind(visitor, contact, await passFor(visitor, refused.internalKey))).success).toBe(true)
    expect((await remind(visitor, contact)).status).toBe(429)
    t.clock.advance(3_600_000)
  }
})

test('API-039: so does the third code to register by', async () => {
  const request = async (visitor: TestVisitor, captcha?: string) => {
    const sent = { params: { kind: 'email' }, body: { contact: 'by-code@example.com', ...withCaptcha(captcha) } }
    return (await visitor.call(requestEntry, sent)).body as unknown as Asked & { success: boolean }
  }
  for (let count = 0; count < 2; count++) expect((await request(await t.arrive())).success).toBe(true)
  const visitor = await t.arrive()
  const refused = await request(visitor)
  expect(refused).toMatchObject({ success: false, error: 'captcha-needed', call: 'otp' })
  expect((await request(visitor, await passFor(visitor, refused.internalKey))).success).toBe(true)
})

/** As many tries as these were counted in a window that has just opened. */
const counted = (name: string, subject: string, count: number) =>
  t.house.pool.query(`insert into kernel.rate_windows (key, opened_at, count) values ($1, $2, $3)`, [
    `${name}:${subject}`,
    t.clock.now(),
    count,
  ])

test.each(['email', 'phone'] as const)(
  'reliability 18: codes by %s come with a check from half of the house’s share on, and when it is used up too',
  async (kind) => {
    const { byHouse } = shares[kind]
    const contact = kind === 'email' ? 'in-a-flood@example.com' : '+380501117733'
    expect((await remind(await t.arrive(), contact)).success).toBe(true)
    await t.house.pool.query(`delete from kernel.rate_windows`)
    for (const sent of [byHouse.count / 2, byHouse.count]) {
      await counted(byHouse.name, 'all', sent)
      const visitor = await t.arrive()
      const refused = await remind(visitor, contact)
      expect(refused).toMatchObject({ success: false, error: 'captcha-needed', call: 'remind' })
      expect((await remind(visitor, contact, await passFor(visitor, refused.internalKey))).success).toBe(true)
      await t.house.pool.query(`delete from kernel.rate_windows`)
    }
    // Nobody works for what is refused in any case.
    await counted(byHouse.name, 'all', byHouse.count)
    await counted('code-sends-by-address', '203.0.113.7', 10)
    expect((await remind(await t.arrive(), contact)).status).toBe(429)
  },
)

test('reliability 18: on a device that got in by this contact a reminder is never asked for a check', async () => {
  const owner = await t.arrive()
  await register(owner, 'owner')
  await owner.call(logOutEndpoint)
  for (let count = 0; count < 2; count++) await remind(await t.arrive(), 'owner@example.com')
  expect((await remind(owner, 'owner@example.com')).success).toBe(true)
})

test('a pass for one call opens no other', async () => {
  for (let count = 0; count < 2; count++) await remind(await t.arrive(), 'crossing@example.com')
  const visitor = await t.arrive()
  const token = await passFor(visitor, (await remind(visitor, 'crossing@example.com')).internalKey)
  for (let count = 0; count < 5; count++) await register(await t.arrive(), `crossing-${count}`)
  expect((await register(visitor, 'crossing-5', token)).error).toBe('captcha-needed')
})
