import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import {
  changeEmailEndpoint,
  changePhoneEndpoint,
  checkConfirmation,
  registerByCode,
  requestConfirmation,
  requestEmailChange,
  requestEntry,
  restorePassword,
  setFirstPassword,
} from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor, postOf } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { takeBackEndpoint } from '../contract.ts'
import { letters } from './deliver.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const newPassword = 'вишня цвіте навесні'
const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await proveAccount(t, visitor)
  return visitor
}
const logIn = async (login: string) => {
  const browser = await t.arrive()
  const { body } = await browser.call(logInEndpoint, { body: { login, password: goodPassword } })
  return { browser, body }
}
const giveEmail = async (visitor: TestVisitor, email: string): Promise<void> => {
  await visitor.call(requestEmailChange, { body: { email, password: goodPassword } })
  const { body } = await visitor.call(changeEmailEndpoint, { body: { email, password: goodPassword, code: await codeFor(t, email) } })
  expect(body).toEqual({ success: true })
}
const linkIn = async (email: string, subject: string): Promise<string> => {
  const letter = (await postOf(t, email)).find((one) => one.subject?.includes(subject) && one.body.includes('not-me='))
  return /not-me=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
}
const takeBack = async (token: string) => {
  const browser = await t.arrive()
  const { body } = await browser.call(takeBackEndpoint, { body: { token } })
  return { browser, body }
}
const emailOf = async (visitor: TestVisitor) => {
  const { email, emailConfirmed } = (await visitor.raw('GET', '/rest/init/')).json().data
  return { email, emailConfirmed }
}

test('another e-mail is told to the former one, whose reader takes the account back with it; letters to the other one open nothing any more', async () => {
  await joined('emailed')
  const { browser: thief } = await logIn('emailed')
  t.clock.advance(60_000)
  await giveEmail(thief, 'thief@example.com')
  t.clock.advance(60_000)
  await logIn('emailed')
  const thiefs = await linkIn('thief@example.com', 'Новий пристрій')
  expect(thiefs).toMatch(/^[\w-]{43}$/)
  const { browser, body } = await takeBack(await linkIn('emailed@example.com', 'E-mail акаунта'))
  expect((await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })).body).toEqual({ success: true })
  expect(await emailOf(browser)).toEqual({ email: 'emailed@example.com', emailConfirmed: true })
  expect((await takeBack(thiefs)).body.error).toBe('not-me-spent')
})

test('where the former e-mail is another account’s by now, the stranger’s password opens nothing any more, and its reader is told the truth', async () => {
  await joined('registered-anew')
  const { browser: thief } = await logIn('registered-anew')
  t.clock.advance(60_000)
  await giveEmail(thief, 'their-own@example.com')
  const owner = t.visitor()
  await registerWith(owner, 'registered-anew@example.com', { login: 'second-account' })
  await proveAccount(t, owner)
  const { browser, body } = await takeBack(await linkIn('registered-anew@example.com', 'E-mail акаунта'))
  expect(body).toMatchObject({ success: false, error: 'not-me-no-email' })
  expect(browser.cookies.has('inactive-status')).toBe(false)
  expect((await logIn('registered-anew')).body.error).toBe('wrong-login-or-password')
  expect((await logIn('second-account')).body.success).toBe(true)
})

test('whoever comes back into such an account by their phone sets a password there, and gives another e-mail', async () => {
  const own = await joined('back-by-phone')
  const phone = '+380501117701'
  await own.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  await own.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await own.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
  t.clock.advance(60_000)
  const { browser: thief } = await logIn('back-by-phone')
  await giveEmail(thief, 'took-it@example.com')
  const other = t.visitor()
  await registerWith(other, 'back-by-phone@example.com', { login: 'other-account' })
  await proveAccount(t, other)
  expect((await takeBack(await linkIn('back-by-phone@example.com', 'E-mail акаунта'))).body.error).toBe('not-me-no-email')
  const browser = await t.arrive()
  await browser.call(requestEntry, { params: { kind: 'phone' }, body: { contact: phone } })
  await browser.call(registerByCode, {
    body: { phone, code: await codeFor(t, phone), isAgeConfirmed: true, isAgreementsConfirmed: true },
  })
  expect((await browser.call(setFirstPassword, { body: { new_password: newPassword } })).body).toEqual({ success: true })
  const email = 'new-one@example.com'
  await browser.call(requestEmailChange, { body: { email, password: newPassword } })
  await browser.call(changeEmailEndpoint, { body: { email, password: newPassword, code: await codeFor(t, email) } })
  expect(await emailOf(browser)).toEqual({ email, emailConfirmed: true })
})

test('a letter that is late goes to the e-mail of the moment that it is about, not to one that was given since', async () => {
  await joined('late-letter')
  const { browser: thief } = await logIn('late-letter')
  t.clock.advance(60_000)
  await giveEmail(thief, 'waits@example.com')
  const before = (await postOf(t, 'late-letter@example.com')).length
  // As if the carrier had been away when it was due.
  await sql`update sign_in_security_notices.notices set sent_at = null, taken_at = null where kind = 'new-device'`.execute(t.house.db)
  await letters.deliverWaiting(t.house)
  expect((await postOf(t, 'late-letter@example.com')).length).toBe(before + 1)
  expect(await linkIn('waits@example.com', 'Новий пристрій')).toBe('')
})
