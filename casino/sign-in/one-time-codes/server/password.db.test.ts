import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { lockAccount, setPassword, signInKeyOf } from '#casino/sign-in/sessions/server/api.ts'
import { completeRegistration } from '#casino/players/accounts/contract.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { inTransaction } from '#kernel/database/database.ts'
import {
  changePassword,
  checkConfirmation,
  confirmRestoreByToken,
  requestConfirmation,
  requestRestore,
  restorePassword,
  setFirstPassword,
} from '../contract.ts'
import { codeFor, linkTokenFor } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

const newPassword = 'вишня цвіте навесні'
const joined = async (login: string, email = `${login}@example.com`): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, email, { login })
  return visitor
}
const change = async (visitor: TestVisitor, old_password: string, new_password = newPassword) =>
  visitor.call(changePassword, { body: { old_password, new_password } })
const logIn = async (login: string, password: string, visitor?: TestVisitor) =>
  (await (visitor ?? (await t.arrive())).call(logInEndpoint, { body: { login, password } })).body
const isIn = async (visitor: TestVisitor): Promise<boolean> => !(await visitor.raw('GET', '/rest/init/')).json().data.isGuest
const idOf = async (login: string): Promise<bigint> => (await playerByLogin(t.house.db, login))!.id

test('API-030, PR-006, reliability 14: the old password gives a new one; this browser goes on in a new session, every other is out', async () => {
  const here = await joined('changes')
  const there = await t.arrive()
  await logIn('changes', goodPassword, there)
  const session = here.cookies.get('session')
  expect((await change(here, goodPassword)).body).toEqual({ success: true })
  expect([await isIn(here), await isIn(there), here.cookies.get('session') === session]).toEqual([true, false, false])
  expect((await logIn('changes@example.com', goodPassword)).error).toBe('wrong-login-or-password')
  expect((await logIn('changes@example.com', newPassword)).success).toBe(true)
})

test('decision 0017: a password change whose answer was lost is answered the same, with its session, to the browser that it came from', async () => {
  const here = await joined('loses-answer')
  const other = await joined('loses-nothing')
  const before = new Map(here.cookies)
  const sent = { body: { old_password: goodPassword, new_password: newPassword }, key: 'lost-answer' }
  const first = await here.call(changePassword, sent)
  here.cookies.clear()
  for (const [name, value] of before) here.cookies.set(name, value)
  const again = await here.call(changePassword, sent)
  expect([again.status, again.body]).toEqual([200, first.body])
  const set = ({ response }: typeof first) => new Map(response.cookies.map((cookie) => [cookie.name, cookie]))
  expect(set(again)).toEqual(set(first))
  expect(await isIn(here)).toBe(true)
  await other.call(changePassword, { body: { old_password: goodPassword, new_password: newPassword } })
  for (const [name, value] of before) if (name !== 'session') other.cookies.set(name, value)
  other.cookies.set('session', 'A'.repeat(22))
  expect([(await other.call(changePassword, sent)).status, await isIn(other)]).toEqual([403, false])
})

test('decision 0020: a contact that completed a registration opens the account with the next password, as its window says', async () => {
  const visitor = await joined('completes')
  await sql`update players_accounts.players set email = null where login = 'completes'`.execute(t.house.db)
  const email = 'completed@example.com'
  await visitor.call(completeRegistration, { body: { email, isAgeConfirmed: true, isAgreementsConfirmed: true } })
  await visitor.call(requestConfirmation, { params: { type: 'email' }, body: {} })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, email) } })
  expect((await logIn(email, goodPassword)).error).toBe('wrong-login-or-password')
  expect((await logIn('completes', goodPassword)).success).toBe(true)
  await change(visitor, goodPassword)
  expect((await logIn(email, newPassword)).success).toBe(true)
})

test('API-030: a wrong old password changes nothing, and five in a quarter of an hour are all', async () => {
  const visitor = await joined('guesses')
  for (let tried = 0; tried < 5; tried++)
    expect((await change(visitor, 'wrong password')).body).toMatchObject({ error: 'check-the-form', errors: { old_password: /пароль/ } })
  expect((await change(visitor, goodPassword)).status).toBe(429)
  expect([await isIn(visitor), (await logIn('guesses', goodPassword)).success]).toEqual([true, true])
})

test.each([
  ['short', 'seven77'],
  ['common', 'password123'],
  ['my own login', 'refuses1'],
  ['the same', goodPassword],
])('a new password that is %s is refused at its field', async (what, password) => {
  const login = what === 'my own login' ? 'refuses1' : `refuses-${what.replace('the ', '')}`
  const visitor = await joined(login)
  expect((await change(visitor, goodPassword, password)).body).toMatchObject({ error: 'check-the-form', errors: { new_password: /.+/ } })
})

test('API-031, AU-015: a password of the house’s own is replaced without the old one, once', async () => {
  const visitor = await joined('automatic')
  const first = (new_password: string) => visitor.call(setFirstPassword, { body: { new_password } })
  expect((await first(newPassword)).body.error).toBe('old-password-needed')
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${await idOf('automatic')}`.execute(t.house.db)
  expect((await visitor.raw('GET', '/rest/init/')).json().data.hasAutoPassword).toBe(true)
  expect((await first(newPassword)).body).toEqual({ success: true })
  expect((await visitor.raw('GET', '/rest/init/')).json().data).toMatchObject({ hasAutoPassword: false, isGuest: false })
  expect((await first(goodPassword)).body.error).toBe('old-password-needed')
  expect((await logIn('automatic', newPassword)).success).toBe(true)
})

const hashes = async (): Promise<number> =>
  (await t.house.metrics.registry.getSingleMetric('openhouse_password_hashes_total')?.get())?.values[0]?.value ?? 0
const ticketFor = async (login: string): Promise<string> => {
  const contact = `${login}@example.com`
  const visitor = await t.arrive()
  await visitor.call(requestRestore, { body: { contact } })
  return (await visitor.call(confirmRestoreByToken, { body: { token: await linkTokenFor(t, contact) } })).body.token
}
const proved = async (login: string): Promise<TestVisitor> => {
  const visitor = await joined(login)
  await proveAccount(t, visitor)
  return visitor
}

test('reliability 18: who may set no password without the old one, and a ticket whose contact was changed, cost the house no hash', async () => {
  const visitor = await proved('hashes-nothing')
  const token = await ticketFor('hashes-nothing')
  await sql`update players_accounts.players set email = 'moved@example.com' where login = 'hashes-nothing'`.execute(t.house.db)
  const before = await hashes()
  expect((await visitor.call(setFirstPassword, { body: { new_password: newPassword } })).body.error).toBe('old-password-needed')
  expect((await visitor.call(setFirstPassword, { body: { new_password: newPassword, token } })).body.error).toBe('restore-spent')
  expect((await (await t.arrive()).call(restorePassword, { body: { token, password: newPassword } })).body.error).toBe('restore-spent')
  expect(await hashes()).toBe(before)
})

test('reliability 18: ten new passwords in a quarter of an hour are all that a player, or a ticket, makes the house hash', async () => {
  const visitor = await proved('hashes-ten')
  const token = await ticketFor('hashes-ten')
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${await idOf('hashes-ten')}`.execute(t.house.db)
  // Another claim with this very password: each try is hashed, and then refused.
  await registerWith(t.visitor(), 'hashes-ten@example.com', { login: 'claims-ten', password: newPassword })
  const browser = await t.arrive()
  const before = await hashes()
  const errors: (string | undefined)[] = []
  for (let tried = 0; tried < 11; tried++)
    errors.push((await visitor.call(setFirstPassword, { body: { new_password: newPassword } })).body.error)
  for (let tried = 0; tried < 11; tried++)
    errors.push((await browser.call(restorePassword, { body: { token, password: newPassword } })).body.error)
  const ten = Array.from({ length: 10 }, () => 'check-the-form')
  expect(errors).toEqual([...ten, 'too-many-requests', ...ten, 'too-many-requests'])
  expect((await hashes()) - before).toBe(40)
})

test('another claim of the same e-mail with the same password does not let anybody in by chance', async () => {
  const visitor = await joined('claims', 'shared@example.com')
  const other = t.visitor()
  await registerWith(other, 'shared@example.com', { login: 'claims-too', password: newPassword })
  expect((await change(visitor, goodPassword)).body).toMatchObject({ error: 'check-the-form', errors: { new_password: /інший/ } })
  expect((await logIn('claims', goodPassword)).success).toBe(true)
})

test('reliability 14: a log-in by the old password that is under way while it changes gets no session', async () => {
  await joined('in-flight')
  const player_id = await idOf('in-flight')
  const keys = [await signInKeyOf(t.house, { kind: 'handle', name: 'in-flight' }, newPassword)]
  const visitor = await t.arrive()
  let login: ReturnType<typeof logIn> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await lockAccount(tx, player_id)
    login = logIn('in-flight', goodPassword, visitor)
    // It has found its key and waits for the account, as pg_locks shows.
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(t.house.db)
      waiting = rows[0]?.count ?? 0
    }
    await setPassword(tx, t.house, player_id, keys)
  })
  expect((await login)?.error).toBe('wrong-login-or-password')
  expect(visitor.cookies.has('session')).toBe(false)
})

test('reliability 14: a registration by the e-mail and the old password that is under way while it changes enters an account of its own', async () => {
  await joined('meanwhile')
  const player_id = await idOf('meanwhile')
  const keys = [await signInKeyOf(t.house, { kind: 'handle', name: 'meanwhile' }, newPassword)]
  const visitor = t.visitor()
  let registration: Promise<unknown> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await lockAccount(tx, player_id)
    registration = registerWith(visitor, 'meanwhile@example.com', { login: 'somebody-else' })
    // It has found whom the contact and the password open, and waits for that account, as pg_locks shows.
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(t.house.db)
      waiting = rows[0]?.count ?? 0
    }
    await setPassword(tx, t.house, player_id, keys)
  })
  await registration
  expect((await visitor.raw('GET', '/rest/init/')).json().data.login).toBe('somebody-else')
})

test('AU-033: no password is anywhere in the database', async () => {
  const { rows } = await sql<{ text: string }>`
    select coalesce((select json_agg(k) from sign_in_sessions.keys k)::text, '') || coalesce((select json_agg(f) from kernel.facts f)::text, '') as text`.execute(
    t.house.db,
  )
  for (const password of [goodPassword, newPassword]) expect(rows[0]?.text).not.toContain(password)
})
