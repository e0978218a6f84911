import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import {
  changePassword,
  changePhoneEndpoint,
  confirmRestoreByToken,
  requestRestore,
  restorePassword,
  setFirstPassword,
} from '#casino/sign-in/one-time-codes/contract.ts'
import { linkTokenFor } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { sql } from 'kysely'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyProof,
  confirmAuthenticator,
  logInBySecondFactor,
  makeRecoveryCodes,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  removePasskey,
  turnOffAuthenticator,
} from '../contract.ts'
import { codeFrom, turnOn } from '../testing/app-with-codes.ts'
import { createAuthenticator } from '../testing/software-authenticator.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const newPassword = 'вишня цвіте навесні'
const minute_ms = 60_000
const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await proveAccount(t, visitor)
  return visitor
}
/** Signed in so long ago that it proves nothing any more. */
const stale = async (login: string): Promise<TestVisitor> => {
  const visitor = await joined(login)
  t.clock.advance(10 * minute_ms)
  return visitor
}
const guardedAndStale = async (login: string) => {
  const visitor = await joined(login)
  const app = await turnOn(t, visitor)
  t.clock.advance(10 * minute_ms)
  return { visitor, ...app }
}
const needed = (ways: string) => ({ status: 403, body: { success: false, error: 'proof-needed', ways } })
const asked = async (call: Promise<{ status: number; body: object }>) => {
  const { status, body } = await call
  return { status, body }
}
const password = (visitor: TestVisitor, typed: string) => visitor.call(proveByPassword, { body: { password: typed } })

test('signing in is a proof for ten minutes; after that a change asks for another', async () => {
  const visitor = await joined('freshly')
  t.clock.advance(10 * minute_ms - 1)
  expect((await visitor.call(beginAuthenticator)).body.success).toBe(true)
  t.clock.advance(1)
  expect(await asked(visitor.call(beginAuthenticator))).toMatchObject(needed('password'))
  expect((await password(visitor, goodPassword)).body).toEqual({ success: true })
  expect((await visitor.call(beginAuthenticator)).body.success).toBe(true)
})

test('a proof is its session’s own: another device of the same player asks for another', async () => {
  const here = await stale('two-devices')
  const there = await t.arrive()
  await there.call(logInEndpoint, { body: { login: 'two-devices', password: goodPassword } })
  t.clock.advance(10 * minute_ms)
  await password(there, goodPassword)
  expect((await here.call(beginPasskey)).body.error).toBe('proof-needed')
  expect((await there.call(beginPasskey)).body.success).toBe(true)
})

test('every change of what guards the account asks: set-up, codes, passkeys, turning off', async () => {
  const { visitor } = await guardedAndStale('everything')
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  const changes = [
    visitor.call(beginAuthenticator),
    visitor.call(confirmAuthenticator, { body: { code: '123456' } }),
    visitor.call(turnOffAuthenticator),
    visitor.call(makeRecoveryCodes),
    visitor.call(beginPasskey),
    visitor.call(removePasskey, { params }),
  ]
  for (const change of changes) expect(await asked(change)).toMatchObject(needed('code'))
})

test('with a second factor a password alone is no proof; a code is, once, and so is a recovery code', async () => {
  const { visitor, secret, codes } = await guardedAndStale('by-code')
  expect((await password(visitor, goodPassword)).body.error).toBe('proof-way-unavailable')
  const code = codeFrom(t, secret)
  expect((await visitor.call(proveByCode, { body: { code } })).body).toEqual({ success: true })
  t.clock.advance(10 * minute_ms)
  const again = (await visitor.call(proveByCode, { body: { code } })).body
  expect(again).toMatchObject({ error: 'check-the-form', errors: { code: /.+/ } })
  expect((await visitor.call(proveByCode, { body: { code: codes[0] ?? '' } })).body).toEqual({ success: true })
  expect((await visitor.call(turnOffAuthenticator)).body).toEqual({ success: true })
})

test('a passkey is a proof beside the password, and instead of it where nobody knows the password', async () => {
  const visitor = await joined('by-passkey')
  const authenticator = createAuthenticator()
  const made = authenticator.make((await visitor.call(beginPasskey)).body.data)
  await visitor.call(addPasskey, { body: { name: 'My phone', passkey: made } })
  t.clock.advance(10 * minute_ms)
  expect(await asked(visitor.call(beginAuthenticator))).toMatchObject(needed('password passkey'))
  const player = await playerByLogin(t.house.db, 'by-passkey')
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player?.id}`.execute(t.house.db)
  expect(await asked(visitor.call(beginAuthenticator))).toMatchObject(needed('passkey'))
  const options = (await visitor.call(beginPasskeyProof)).body.data
  expect((await visitor.call(proveByPasskey, { body: authenticator.sign(options) })).body).toEqual({ success: true })
  expect((await visitor.call(beginAuthenticator)).body.success).toBe(true)
})

test('API-031: a first password over the house’s own asks for the second factor where there is one', async () => {
  const { visitor } = await guardedAndStale('first-password')
  const player = await playerByLogin(t.house.db, 'first-password')
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player?.id}`.execute(t.house.db)
  expect(await asked(visitor.call(setFirstPassword, { body: { new_password: newPassword } }))).toMatchObject(needed('code'))
})

const ownedByHouse = async (login: string): Promise<bigint> => {
  const player_id = (await playerByLogin(t.house.db, login))!.id
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player_id}`.execute(t.house.db)
  return player_id
}

test('API-031, API-034: where the house made the password, an open session gives neither a password nor a phone; one that just began does', async () => {
  const visitor = await stale('made-password')
  const player_id = await ownedByHouse('made-password')
  const first = { body: { new_password: newPassword } }
  const phone = { body: { phone: '0501234501' } }
  expect(await asked(visitor.call(setFirstPassword, first))).toMatchObject(needed(''))
  expect(await asked(visitor.call(changePhoneEndpoint, phone))).toMatchObject(needed(''))
  const anew = await enterAs(t, player_id)
  expect((await anew.call(changePhoneEndpoint, phone)).body.success).toBe(true)
  expect((await anew.call(setFirstPassword, first)).body).toEqual({ success: true })
})

test('API-031: who shows a contact of theirs sets the first password in a session of any age', async () => {
  const visitor = await stale('made-and-restored')
  await ownedByHouse('made-and-restored')
  await (await t.arrive()).call(requestRestore, { body: { contact: 'made-and-restored@example.com' } })
  const link = await linkTokenFor(t, 'made-and-restored@example.com')
  const { token } = (await visitor.call(confirmRestoreByToken, { body: { token: link } })).body
  expect((await visitor.call(setFirstPassword, { body: { new_password: newPassword, token } })).body).toEqual({ success: true })
})

test('decision 0023: an account that only its open session opens is lost to nobody who has been in it for long', async () => {
  const visitor = t.visitor()
  await registerWith(visitor, 'mistyped@example.com', { login: 'only-session' })
  await ownedByHouse('only-session')
  t.clock.advance(10 * minute_ms)
  expect((await visitor.call(changePhoneEndpoint, { body: { phone: '0501234502' } })).body.success).toBe(true)
  expect((await visitor.call(setFirstPassword, { body: { new_password: newPassword } })).body).toEqual({ success: true })
})

test('reliability 18: five wrong passwords or codes in a quarter of an hour are all', async () => {
  const visitor = await stale('guesses')
  for (let guess = 0; guess < 5; guess++) expect((await password(visitor, `wrong ${guess}`)).body.error).toBe('check-the-form')
  expect((await password(visitor, goodPassword)).status).toBe(429)
  const guarded = await guardedAndStale('guesses-codes')
  for (let guess = 0; guess < 5; guess++) await guarded.visitor.call(proveByCode, { body: { code: `00000${guess}` } })
  expect((await guarded.visitor.call(proveByCode, { body: { code: codeFrom(t, guarded.secret) } })).status).toBe(429)
})

test('API-030, API-034: with a second factor a new password and a new phone ask for a code beside the password', async () => {
  const { visitor, secret } = await guardedAndStale('changes')
  const body = { old_password: goodPassword, new_password: newPassword }
  const phone = { phone: '0501234500', password: goodPassword }
  expect(await asked(visitor.call(changePassword, { body }))).toMatchObject(needed('code'))
  expect(await asked(visitor.call(changePhoneEndpoint, { body: phone }))).toMatchObject(needed('code'))
  await visitor.call(proveByCode, { body: { code: codeFrom(t, secret) } })
  expect((await visitor.call(changePhoneEndpoint, { body: phone })).body.success).toBe(true)
  expect((await visitor.call(changePassword, { body })).body).toEqual({ success: true })
  expect((await visitor.raw('GET', '/rest/init/')).json().data.isGuest).toBe(false)
})

test('API-024: a restored password is set, and the second factor is asked for before anybody is in; older tickets end', async () => {
  const { secret } = await guardedAndStale('restored')
  const older = await t.arrive()
  const { ticket: old_ticket } = (await older.call(logInEndpoint, { body: { login: 'restored', password: goodPassword } })).body as never
  const browser = await t.arrive()
  await browser.call(requestRestore, { body: { contact: 'restored@example.com' } })
  const { token } = (await browser.call(confirmRestoreByToken, { body: { token: await linkTokenFor(t, 'restored@example.com') } })).body
  t.clock.advance(1)
  const { body } = await browser.call(restorePassword, { body: { token, password: newPassword } })
  expect(body).toMatchObject({ success: false, error: 'second-factor-needed' })
  expect(browser.cookies.has('session')).toBe(false)
  const code = codeFrom(t, secret)
  expect((await older.call(logInBySecondFactor, { body: { ticket: old_ticket, code } })).body.error).toBe('ticket-spent')
  const { ticket } = body as unknown as { ticket: string }
  expect((await browser.call(logInBySecondFactor, { body: { ticket, code } })).body.success).toBe(true)
  expect((await older.call(logInEndpoint, { body: { login: 'restored', password: newPassword } })).body.error).toBe('second-factor-needed')
})

test('API-024: whoever restores from an open session is a guest with a ticket afterwards', async () => {
  const { visitor, secret } = await guardedAndStale('restores-inside')
  const browser = await t.arrive()
  await browser.call(requestRestore, { body: { contact: 'restores-inside@example.com' } })
  const { token } = (await visitor.call(confirmRestoreByToken, { body: { token: await linkTokenFor(t, 'restores-inside@example.com') } }))
    .body
  const { body } = await visitor.call(restorePassword, { body: { token, password: newPassword } })
  const { ticket } = body as unknown as { ticket: string }
  expect((await visitor.call(logInBySecondFactor, { body: { ticket, code: codeFrom(t, secret) } })).body.success).toBe(true)
})
