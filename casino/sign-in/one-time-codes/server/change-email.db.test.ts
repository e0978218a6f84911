import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { sql } from 'kysely'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { changeEmailEndpoint, changePhoneEndpoint, requestEmailChange } from '../contract.ts'
import { codeFor, postOf } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await proveAccount(t, visitor)
  return visitor
}
const ask = async (visitor: TestVisitor, email: string, password = goodPassword) =>
  (await visitor.call(requestEmailChange, { body: { email, password } })).body
const give = async (visitor: TestVisitor, email: string, code: string, password = goodPassword) =>
  (await visitor.call(changeEmailEndpoint, { body: { email, password, code } })).body
const emailOf = async (visitor: TestVisitor) => {
  const { email, emailConfirmed } = (await visitor.raw('GET', '/rest/init/')).json().data
  return { email, emailConfirmed }
}
const opens = async (login: string): Promise<boolean> =>
  (await (await t.arrive()).call(logInEndpoint, { body: { login, password: goodPassword } })).body.success

test('another e-mail takes the place of the former one once its code was typed, and logs in instead of it', async () => {
  const visitor = await joined('moves')
  const email = 'moved@example.com'
  expect(await ask(visitor, ' Moved@example.com ')).toMatchObject({ success: true, data: { method: 'email', attempts: 2 } })
  const code = await codeFor(t, email)
  expect((await give(visitor, email, code === '000000' ? '000001' : '000000')).error).toBe('code-wrong')
  expect([await emailOf(visitor), await opens('moves@example.com')]).toEqual([{ email: 'moves@example.com', emailConfirmed: true }, true])
  expect(await give(visitor, email, code)).toEqual({ success: true })
  expect(await emailOf(visitor)).toEqual({ email, emailConfirmed: true })
  expect([await opens('moves@example.com'), await opens(email)]).toEqual([false, true])
})

test('whoever has given the e-mail with the same password to an older account of theirs logs in to the one that confirms it', async () => {
  const older = t.visitor()
  await registerWith(older, 'two-accounts@example.com', { login: 'older-account' })
  // The older account's own code has been sent.
  await codeFor(t, 'two-accounts@example.com')
  const visitor = await joined('newer-account')
  await ask(visitor, 'two-accounts@example.com')
  expect(await give(visitor, 'two-accounts@example.com', await codeFor(t, 'two-accounts@example.com'))).toEqual({ success: true })
  const browser = await t.arrive()
  await browser.call(logInEndpoint, { body: { login: 'two-accounts@example.com', password: goodPassword } })
  expect((await browser.raw('GET', '/rest/init/')).json().data.login).toBe('newer-account')
})

test('an e-mail where there was none is given the same way', async () => {
  const visitor = await joined('none-yet')
  await visitor.call(changePhoneEndpoint, { body: { phone: '+380501116601', password: goodPassword } })
  await sql`update players_accounts.players set email = null, email_confirmed_at = null where login = 'none-yet'`.execute(t.house.db)
  await ask(visitor, 'first@example.com')
  expect(await give(visitor, 'first@example.com', await codeFor(t, 'first@example.com'))).toEqual({ success: true })
  expect(await emailOf(visitor)).toEqual({ email: 'first@example.com', emailConfirmed: true })
})

test('API-034: the password is needed for it as for a phone, in an open session of any age', async () => {
  const visitor = await joined('open-session')
  t.clock.advance(20 * 60_000)
  expect(await ask(visitor, 'other@example.com', '')).toMatchObject({ error: 'check-the-form', errors: { password: /.+/ } })
  expect(await ask(visitor, 'other@example.com', 'wrong password')).toMatchObject({ error: 'check-the-form', errors: { password: /.+/ } })
  expect(await ask(visitor, 'no e-mail')).toMatchObject({ error: 'check-the-form', errors: { email: /.+/ } })
  expect(await ask(visitor, 'open-session@example.com')).toMatchObject({ error: 'check-the-form', errors: { email: /.+/ } })
  await ask(visitor, 'other@example.com')
  expect(await give(visitor, 'other@example.com', await codeFor(t, 'other@example.com'), '')).toMatchObject({ errors: { password: /.+/ } })
  expect(await emailOf(visitor)).toEqual({ email: 'open-session@example.com', emailConfirmed: true })
})

test('decision 0020: who asks for an e-mail that another account has confirmed is answered alike; its owner gets a letter without a code', async () => {
  await joined('has-it')
  const visitor = await joined('wants-it')
  expect(await ask(visitor, 'has-it@example.com')).toMatchObject({ success: true })
  const [letter] = await postOf(t, 'has-it@example.com')
  expect(letter?.body).not.toMatch(/\d{6}/)
  expect((await give(visitor, 'has-it@example.com', '123456')).error).toBe('code-wrong')
  expect(await emailOf(visitor)).toEqual({ email: 'wants-it@example.com', emailConfirmed: true })
})

test('a code is its asker’s own: another player cannot give the e-mail by it', async () => {
  const asker = await joined('asks')
  const other = await joined('peeks')
  await ask(asker, 'peeked@example.com')
  expect((await give(other, 'peeked@example.com', await codeFor(t, 'peeked@example.com'))).error).toBe('code-wrong')
})
