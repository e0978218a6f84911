import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { listSessionsEndpoint, logInEndpoint, logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  logInBySecondFactor,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffAuthenticator,
} from '../contract.ts'
import { codeFrom, turnOn } from '../testing/app-with-codes.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes' } })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await proveAccount(t, visitor)
  return visitor
}
const guarded = async (login: string) => {
  const visitor = await joined(login)
  return { visitor, ...(await turnOn(t, visitor)) }
}
const half = async (login: string, visitor?: TestVisitor, password = goodPassword) => {
  const browser = visitor ?? (await t.arrive())
  const { body } = await browser.call(logInEndpoint, { body: { login, password } })
  return { browser, body, ticket: (body as unknown as { ticket: string }).ticket }
}
const second = async (browser: TestVisitor, ticket: string, code: string) =>
  (await browser.call(logInBySecondFactor, { body: { ticket, code } })).body
const isIn = async (visitor: TestVisitor): Promise<boolean> => !(await visitor.raw('GET', '/rest/init/')).json().data.isGuest
const wrong = { success: false, error: 'second-factor-code-wrong' }

test('an app that has shown a code turns the second factor on; before that nothing is asked', async () => {
  const visitor = await joined('sets-up')
  const { secret, address } = (await visitor.call(beginAuthenticator)).body.data
  expect(address).toContain(`secret=${secret}`)
  expect(address).toContain('sets-up')
  expect((await visitor.call(confirmAuthenticator, { body: { code: '000000' } })).body).toMatchObject(wrong)
  expect((await half('sets-up')).body.success).toBe(true)
  const { codes } = (await visitor.call(confirmAuthenticator, { body: { code: codeFrom(t, secret) } })).body.data
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  expect((await visitor.call(readSecondFactor)).body.data).toMatchObject({ recovery_codes_left: 10, passkeys: [] })
  expect((await visitor.call(beginAuthenticator)).body.error).toBe('authenticator-on')
})

test('beginning anew before it is confirmed makes the first secret void', async () => {
  const visitor = await joined('two-secrets')
  const first = (await visitor.call(beginAuthenticator)).body.data.secret
  await visitor.call(beginAuthenticator)
  expect((await visitor.call(confirmAuthenticator, { body: { code: codeFrom(t, first) } })).body).toMatchObject(wrong)
})

test('API-022: a right password alone gets a ticket and no session; with a code it is a log-in', async () => {
  const { secret } = await guarded('two-steps')
  const { browser, body, ticket } = await half('two-steps')
  expect(body).toMatchObject({ success: false, error: 'second-factor-needed', ticket: expect.any(String) })
  expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false])
  expect(await second(browser, ticket, codeFrom(t, secret))).toEqual({ success: true, data: { factor: 'code' } })
  expect(await isIn(browser)).toBe(true)
  const [session] = (await browser.call(listSessionsEndpoint)).body.data
  expect(session?.way).toBe('password+code')
})

test('reliability 17: a wrong password is answered as for anybody, whoever asks for more', async () => {
  await guarded('quiet')
  expect((await half('quiet', undefined, 'wrong password')).body).toEqual((await half('nobody', undefined, 'wrong password')).body)
})

test('decision 0020: registering again with the same e-mail and password asks for the second factor too', async () => {
  const { secret } = await guarded('again')
  const browser = t.visitor()
  const { body } = await registerWith(browser, 'again@example.com')
  expect(body).toMatchObject({ success: false, error: 'second-factor-needed' })
  expect(await isIn(browser)).toBe(false)
  expect((await second(browser, (body as unknown as { ticket: string }).ticket, codeFrom(t, secret))).success).toBe(true)
})

test.each([-1, 0, 1])('a code that is %i steps away is taken', async (steps) => {
  const { secret } = await guarded(`window${steps + 5}`)
  t.clock.advance(120_000)
  const { browser, ticket } = await half(`window${steps + 5}`)
  expect((await second(browser, ticket, codeFrom(t, secret, steps))).success).toBe(true)
})

test.each([-2, 2])('a code that is %i steps away is not', async (steps) => {
  const { secret } = await guarded(`outside${steps + 5}`)
  t.clock.advance(120_000)
  const { browser, ticket } = await half(`outside${steps + 5}`)
  expect(await second(browser, ticket, codeFrom(t, secret, steps))).toMatchObject(wrong)
})

test('a code is taken once: neither it nor an older one gets anybody in again', async () => {
  const { secret } = await guarded('replayed')
  const first = await half('replayed')
  const code = codeFrom(t, secret)
  const older = codeFrom(t, secret, -1)
  expect((await second(first.browser, first.ticket, code)).success).toBe(true)
  const other = await half('replayed')
  expect(await second(other.browser, other.ticket, code)).toMatchObject(wrong)
  expect(await second(other.browser, other.ticket, older)).toMatchObject(wrong)
  expect((await second(other.browser, other.ticket, codeFrom(t, secret, 1))).success).toBe(true)
})

test('a recovery code stands in for the app once, however it is typed; new ones make the old ones void', async () => {
  const { visitor, codes } = await guarded('recovers')
  const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `
  const first = await half('recovers')
  expect(await second(first.browser, first.ticket, typed)).toEqual({ success: true, data: { factor: 'recovery-code' } })
  const again = await half('recovers')
  expect(await second(again.browser, again.ticket, typed)).toMatchObject(wrong)
  expect((await visitor.call(readSecondFactor)).body.data.recovery_codes_left).toBe(9)
  const fresh = (await visitor.call(makeRecoveryCodes)).body.data.codes
  expect(await second(again.browser, again.ticket, codes[1] ?? '')).toMatchObject(wrong)
  expect((await second(again.browser, again.ticket, fresh[0] ?? '')).success).toBe(true)
})

test('a recovery code of another player is as wrong as any', async () => {
  await guarded('owner-one')
  const { codes } = await guarded('owner-two')
  const { browser, ticket } = await half('owner-one')
  expect(await second(browser, ticket, codes[0] ?? '')).toMatchObject(wrong)
})

test('a ticket is one visit’s, for five minutes, once, and for nobody who changed a letter of it', async () => {
  const { secret } = await guarded('tickets')
  const mine = await half('tickets')
  const stranger = await t.arrive()
  expect((await second(stranger, mine.ticket, codeFrom(t, secret))).error).toBe('ticket-spent')
  const [header, claims = '', signature] = mine.ticket.split('.')
  const other = Buffer.from(claims, 'base64url')
    .toString()
    .replace(/"sub":"\d+"/, '"sub":"1"')
  const forged = [header, Buffer.from(other).toString('base64url'), signature].join('.')
  const unsigned = [Buffer.from('{"alg":"none","typ":"second-factor-ticket"}').toString('base64url'), claims, ''].join('.')
  for (const ticket of [forged, unsigned, 'nonsense', '']) expect((await second(mine.browser, ticket, '123456')).error).toBe('ticket-spent')
  t.clock.advance(5 * 60_000)
  expect((await second(mine.browser, mine.ticket, codeFrom(t, secret))).error).toBe('ticket-spent')
  const fresh = await half('tickets', mine.browser)
  expect((await second(mine.browser, fresh.ticket, codeFrom(t, secret))).success).toBe(true)
  await mine.browser.call(logOutEndpoint)
  t.clock.advance(60_000)
  expect((await second(mine.browser, fresh.ticket, codeFrom(t, secret))).error).toBe('ticket-spent')
})

test('reliability 18: five wrong codes close the account’s second step to strangers, never to the owner’s own device', async () => {
  const { visitor, secret } = await guarded('locked')
  await visitor.call(logOutEndpoint)
  const stranger = await half('locked')
  const from = { 'x-forwarded-for': '10.1.0.1' }
  for (let guess = 0; guess < 5; guess++) expect(await second(stranger.browser, stranger.ticket, `00000${guess}`)).toMatchObject(wrong)
  const sixth = await stranger.browser.call(logInBySecondFactor, {
    body: { ticket: stranger.ticket, code: codeFrom(t, secret) },
    headers: from,
  })
  expect([sixth.status, sixth.body.error]).toEqual([429, 'too-many-requests'])
  const own = await half('locked', visitor)
  expect((await second(visitor, own.ticket, codeFrom(t, secret))).success).toBe(true)
})

test.each([
  ['strangers', 'day-strangers', false],
  ['a device of the owner', 'day-device', true],
])('reliability 18: %s: twenty guesses a day are all, however long the pauses between them', async (_who, login, is_own) => {
  const { visitor, secret } = await guarded(login)
  await visitor.call(logOutEndpoint)
  const enter = () => half(login, is_own ? visitor : undefined)
  for (let quarter = 0; quarter < 4; quarter++) {
    const { browser, ticket } = await enter()
    for (let guess = 0; guess < 5; guess++) expect(await second(browser, ticket, `00000${guess}`)).toMatchObject(wrong)
    t.clock.advance(15 * 60_000)
  }
  const late = await enter()
  expect(await second(late.browser, late.ticket, codeFrom(t, secret))).toMatchObject({ error: 'too-many-requests' })
  t.clock.advance(23 * 3_600_000)
  const next_day = await enter()
  expect((await second(next_day.browser, next_day.ticket, codeFrom(t, secret))).success).toBe(true)
})

test('reliability 18: a right password gives its try back, so that half log-ins lock nobody out', async () => {
  await guarded('halves')
  for (let again = 0; again < 8; again++) expect((await half('halves')).body.error).toBe('second-factor-needed')
})

test('turned off, the password alone is enough again, and the recovery codes open nothing', async () => {
  const { visitor, codes } = await guarded('turns-off')
  const waiting = await half('turns-off')
  expect((await visitor.call(turnOffAuthenticator)).body).toEqual({ success: true })
  expect((await half('turns-off')).body.success).toBe(true)
  expect(await second(waiting.browser, waiting.ticket, codes[0] ?? '')).toMatchObject(wrong)
  expect((await visitor.call(makeRecoveryCodes)).body.error).toBe('authenticator-off')
})

test('AU-033, reliability 23: neither the secret nor a recovery code can be read in the database or in the facts', async () => {
  const { secret, codes } = await guarded('hidden')
  const player = await playerByLogin(t.house.db, 'hidden')
  const { rows } = await sql<{ text: string }>`
    select coalesce((select json_agg(a) from sign_in_second_factor.authenticators a)::text, '')
        || coalesce((select json_agg(r) from sign_in_second_factor.recovery_codes r)::text, '')
        || coalesce((select json_agg(f) from kernel.facts f where player_id = ${player?.id})::text, '') as text`.execute(t.house.db)
  const hidden = [secret, Buffer.from(secret).toString('hex'), ...codes, ...codes.map((code) => Buffer.from(code).toString('hex'))]
  for (const value of hidden) expect(rows[0]?.text).not.toContain(value)
})
