import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { proveByPassword } from '#casino/sign-in/second-factor/contract.ts'
import { completeRegistration, registerEndpoint, registerFromApp, registerFromPromo, sendAppLink } from '../contract.ts'
import { goodPassword, registerWith } from '../testing/form.ts'
import { playerByLogin } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { ANDROID_APP_URL: 'https://apps.example/openhouse.apk', CAPTCHA_INTERNAL: 'no' } })
})
afterAll(() => t.close())
// Limits have tests of their own; here each test begins on another day.
beforeEach(() => t.clock.advance(24 * 3_600_000))

const confirmed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
const mainOf = async (visitor: TestVisitor) => (await visitor.raw('GET', '/rest/init/')).json().data

const playersWith = async (contact: string) => {
  const { rows } = await sql<{ login: string; registration_source: string | null }>`
    select login, registration_source from players_accounts.players where email = ${contact} or phone = ${contact}`.execute(t.house.db)
  return rows
}

test.each(['default_new', 'oneContact'])(
  'API-019, EN-033: %s takes a phone instead of an e-mail, and the phone logs in',
  async (register_flow) => {
    const phone = register_flow === 'oneContact' ? '+380501230001' : '+380501230002'
    const visitor = await t.arrive()
    const { body } = await visitor.call(registerEndpoint, {
      body: { phone: phone.slice(3), password: goodPassword, register_flow, ...confirmed },
    })
    expect(body.success).toBe(true)
    expect(await mainOf(visitor)).toMatchObject({
      phone,
      email: null,
      primaryContact: 'phone',
      confirmed: false,
      Registration: { complete: true },
    })
    const elsewhere = await t.arrive()
    const logged_in = await elsewhere.call(logInEndpoint, { body: { login: phone, password: goodPassword } })
    expect(logged_in.body.success).toBe(true)
  },
)

test('API-019: the form normal keeps e-mail and phone; either logs in, and the same form again is logging in', async () => {
  const body = {
    email: 'both@example.com',
    phone: '+380501230003',
    login: 'has-both',
    password: goodPassword,
    register_flow: '4',
    ...confirmed,
  }
  await (await t.arrive()).call(registerEndpoint, { body })
  const again = await (await t.arrive()).call(registerEndpoint, { body: { ...body, email: 'another@example.com', login: 'other-name' } })
  expect(again.body.data.login).toBe('has-both')
  expect(await playersWith('+380501230003')).toHaveLength(1)
  for (const login of ['both@example.com', '0501230003', 'has-both'])
    expect((await (await t.arrive()).call(logInEndpoint, { body: { login, password: goodPassword } })).body.success).toBe(true)
})

test.each([
  ['default', { phone: '+380501230004', password: goodPassword }, ['email']],
  ['light_cash', { email: 'x@example.com' }, ['password']],
  ['oneContact', { password: goodPassword }, ['email']],
  ['oneContact', { phone: '12', password: goodPassword }, ['phone']],
  ['normal', { email: 'x@example.com', phone: '12', login: '1', password: 'short' }, ['login', 'password', 'phone']],
  ['short', { email: 'x' }, ['email']],
] as const)('API-019: %s with %o names what is wrong', async (register_flow, filled, wrong) => {
  const { status, body } = await (await t.arrive()).call(registerEndpoint, { body: { ...filled, register_flow, ...confirmed } })
  expect([status, body.error, Object.keys(body.errors ?? {}).toSorted()]).toEqual([200, 'check-the-form', wrong])
})

test.each(['bogus', 'otp', '5', ''])('API-019: %j is no form of this call', async (register_flow) => {
  const { body } = await (
    await t.arrive()
  ).call(registerEndpoint, { body: { email: 'x@example.com', password: goodPassword, register_flow, ...confirmed } })
  expect([body.success, body.error]).toEqual([false, 'form-unknown'])
})

test('API-041, EN-019: an app registers by one contact; the house makes the password, and a form sent twice makes one player', async () => {
  const visitor = await t.arrive()
  const body = { email: 'from-app@example.com', device: 'android', ...confirmed }
  const answers = await Promise.all([visitor.call(registerFromApp, { body }), visitor.call(registerFromApp, { body })])
  expect(answers.every((answer) => answer.body.success)).toBe(true)
  expect(await playersWith('from-app@example.com')).toMatchObject([{ registration_source: 'app:android' }])
  expect(await mainOf(visitor)).toMatchObject({
    hasAutoPassword: true,
    Registration: { registrationFunnel: { funnelType: 'closed_funnel' } },
  })
  // Another visit with the same contact is somebody else: nobody proved it.
  await (await t.arrive()).call(registerFromApp, { body })
  expect(await playersWith('from-app@example.com')).toHaveLength(2)
})

test('API-041: the confirmations are needed there too, and an unknown field is refused', async () => {
  const visitor = await t.arrive()
  const { body } = await visitor.call(registerFromApp, {
    body: { phone: '0501230009', isAgeConfirmed: false, isAgreementsConfirmed: false },
  })
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['isAgeConfirmed', 'isAgreementsConfirmed'])
  expect((await visitor.raw('POST', '/a/register/', { email: 'x@example.com', ...confirmed, is_admin: true })).statusCode).toBe(422)
})

test('API-282, A-075: a promotion registers as any form does, and is the source', async () => {
  const visitor = await t.arrive()
  const { body } = await visitor.call(registerFromPromo, {
    body: { email: 'promo@example.com', password: goodPassword, promo_id: 'spring-7', ...confirmed },
  })
  expect(body.success).toBe(true)
  expect(await playersWith('promo@example.com')).toMatchObject([{ registration_source: 'promo:spring-7' }])
  const wrong = await (
    await t.arrive()
  ).call(registerFromPromo, { body: { email: 'x', password: 'x', promo_id: 'spring-7', ...confirmed } })
  expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['email', 'password'])
})

const incomplete = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await sql`update players_accounts.players
               set email = null, age_confirmed_at = null, agreements_confirmed_at = null where login = ${login}`.execute(t.house.db)
  return visitor
}

test('API-021, AU-009, EN-016: a registration is completed by a contact and both confirmations', async () => {
  const visitor = await incomplete('unfinished')
  expect(await mainOf(visitor)).toMatchObject({ Registration: { complete: false } })
  const nothing = await visitor.call(completeRegistration, { body: { isAgeConfirmed: false, isAgreementsConfirmed: true } })
  expect(Object.keys(nothing.body.errors ?? {}).toSorted()).toEqual(['email', 'isAgeConfirmed'])
  const wrong = await visitor.call(completeRegistration, { body: { phone: '12', ...confirmed } })
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['phone'])
  expect((await visitor.call(completeRegistration, { body: { phone: '050 123 00 10', ...confirmed } })).body.success).toBe(true)
  expect(await mainOf(visitor)).toMatchObject({ phone: '+380501230010', confirmed: false, Registration: { complete: true } })
})

test('API-021: a contact is given by whoever just showed who they are; who has one confirms the rest in a session of any age', async () => {
  const visitor = await incomplete('unfinished-later')
  t.clock.advance(600_000)
  const given = { body: { phone: '050 123 00 11', ...confirmed } }
  const { status, body } = await visitor.call(completeRegistration, given)
  expect([status, body]).toMatchObject([403, { error: 'proof-needed', ways: 'password' }])
  expect(await mainOf(visitor)).toMatchObject({ phone: null, Registration: { complete: false } })
  await visitor.call(proveByPassword, { body: { password: goodPassword } })
  expect((await visitor.call(completeRegistration, given)).body.success).toBe(true)
  t.clock.advance(600_000)
  expect((await visitor.call(completeRegistration, { body: confirmed })).body.success).toBe(true)
})

test('API-021: what stands already is not replaced, and a guest has nothing to complete', async () => {
  const visitor = t.visitor()
  await registerWith(visitor, 'stands@example.com', { login: 'stands' })
  expect((await visitor.call(completeRegistration, { body: { email: 'thief@example.com', ...confirmed } })).body.success).toBe(true)
  expect(await mainOf(visitor)).toMatchObject({ email: 'stands@example.com' })
  expect((await (await t.arrive()).call(completeRegistration, { body: confirmed })).status).toBe(401)
  expect(await playerByLogin(t.house.db, 'stands')).toBeDefined()
})

const sentTo = async (phone: string): Promise<string[]> => {
  await t.jobs.runDue(t.house)
  const { rows } = await sql<{ body: string }>`select body from kernel_outbox.messages where recipient = ${phone}`.execute(t.house.db)
  return rows.map(({ body }) => body)
}

test('API-042: the link to the app comes by text message, twice a day to a number', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 3; asked++)
    statuses.push((await (await t.arrive()).call(sendAppLink, { body: { phone: '050 123 00 20' } })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect(await sentTo('+380501230020')).toEqual(
    Array.from({ length: 2 }, () => 'Openhouse: застосунок для Android: https://apps.example/openhouse.apk'),
  )
})

test('API-042, reliability 18: one address sends three an hour, to whatever numbers; a wrong number costs nothing', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 4; number++) {
    expect((await (await t.arrive()).call(sendAppLink, { body: { phone: '12' } })).body.error).toBe('check-the-form')
    statuses.push((await (await t.arrive()).call(sendAppLink, { body: { phone: `+38050123003${number}` } })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('API-042: a house without an app says so', async () => {
  const house = await createTestHouse()
  const { body } = await (await house.arrive()).call(sendAppLink, { body: { phone: '+380501230040' } })
  expect([body.success, body.error]).toEqual([false, 'app-missing'])
  await house.close()
})
