import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import {
  changePhoneEndpoint,
  checkConfirmation,
  confirmEntry,
  registerByCode,
  requestConfirmation,
  requestEntry,
  requestRestore,
  restorePassword,
} from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor, postOf } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { takeBackEndpoint } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const newPassword = 'вишня цвіте навесні'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const emailOf = (login: string): string => `${login}@example.com`

const claimed = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, emailOf(login), { login })
  return visitor
}
const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = await claimed(login)
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, emailOf(login)) } })
  return visitor
}
const logIn = async (login: string, visitor?: TestVisitor, password = goodPassword) => {
  const browser = visitor ?? (await t.arrive())
  const { body } = await browser.call(logInEndpoint, { body: { login, password }, headers: { 'user-agent': firefox } })
  return { browser, body }
}
const letters = async (login: string) => (await postOf(t, emailOf(login))).filter(({ body }) => body.includes('not-me='))
const tokenIn = (body: string | undefined): string => /not-me=([\w-]+)/.exec(body ?? '')?.[1] ?? ''
const takeBack = async (token: string, visitor?: TestVisitor) => {
  const browser = visitor ?? (await t.arrive())
  return { browser, body: (await browser.call(takeBackEndpoint, { body: { token } })).body }
}

const givePhone = async (visitor: TestVisitor, phone: string): Promise<void> => {
  await visitor.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  await visitor.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await visitor.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
}
/** Whom a code that is sent to this number lets in. */
const entersAs = async (phone: string): Promise<string> => {
  const browser = await t.arrive()
  await browser.call(requestEntry, { params: { kind: 'phone' }, body: { contact: phone } })
  const { token } = (
    await browser.call(confirmEntry, { params: { kind: 'phone' }, body: { contact: phone, code: await codeFor(t, phone) } })
  ).body
  const { body } = await browser.call(registerByCode, { body: { phone, token, isAgeConfirmed: true, isAgreementsConfirmed: true } })
  return body.data.login
}
/** Takes the account back by the letter about this, and sets a new password. */
const takeBackBy = async (login: string, subject: string): Promise<TestVisitor> => {
  const letter = (await letters(login)).find((one) => one.subject?.includes(subject))
  const { browser, body } = await takeBack(tokenIn(letter?.body))
  expect((await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })).body).toEqual({ success: true })
  return browser
}
const phoneOf = async (visitor: TestVisitor) => {
  const { phone, confirmed } = (await visitor.raw('GET', '/rest/init/')).json().data
  return { phone, confirmed }
}

test('a phone given since opens nothing: neither code, nor restore, nor password; the one that it took the place of is back', async () => {
  const own = await joined('displaced')
  await givePhone(own, '+380501114401')
  t.clock.advance(60_000)
  const { browser: thief } = await logIn('displaced')
  await givePhone(thief, '+380501114402')
  const browser = await takeBackBy('displaced', 'Новий пристрій')
  expect(await phoneOf(browser)).toEqual({ phone: '+380501114401', confirmed: true })
  for (const password of [goodPassword, newPassword])
    expect((await logIn('0501114402', undefined, password)).body.error).toBe('wrong-login-or-password')
  expect((await logIn('0501114401', undefined, newPassword)).body.success).toBe(true)
  await (await t.arrive()).call(requestRestore, { body: { contact: '+380501114402' } })
  const texts = (await postOf(t, '+380501114402')).length
  expect(await entersAs('+380501114402')).not.toBe('displaced')
  // A restore sends nothing to a number that is nobody's: the one text more is the code to register by.
  expect((await postOf(t, '+380501114402')).length).toBe(texts + 1)
  expect(await entersAs('+380501114401')).toBe('displaced')
})

test('a phone in the place of none is told when it is confirmed, and goes by that letter; so does one that waits to be confirmed', async () => {
  const thief = await joined('no-phone')
  await givePhone(thief, '+380501114403')
  expect(await phoneOf(await takeBackBy('no-phone', 'Підтверджено номер'))).toEqual({ phone: null, confirmed: false })
  expect(await entersAs('+380501114403')).not.toBe('no-phone')
  await joined('waiting-phone')
  const { browser: other } = await logIn('waiting-phone')
  await other.call(changePhoneEndpoint, { body: { phone: '+380501114404', password: goodPassword } })
  expect(await phoneOf(await takeBackBy('waiting-phone', 'Новий пристрій'))).toEqual({ phone: null, confirmed: false })
})

test('another number in the place of a confirmed one is told by letter, which brings back the former one unless it is somebody else’s by now', async () => {
  const thief = await joined('changed-phone')
  await givePhone(thief, '+380501114405')
  t.clock.advance(60_000)
  await thief.call(changePhoneEndpoint, { body: { phone: '+380501114406', password: goodPassword } })
  const buyer = await joined('has-the-number')
  await givePhone(buyer, '+380501114405')
  expect(await phoneOf(await takeBackBy('changed-phone', 'змінено'))).toEqual({ phone: null, confirmed: false })
  expect(await phoneOf(buyer)).toEqual({ phone: '+380501114405', confirmed: true })
})

test('a number that was confirmed since does not come back where it was changed once more: what was there before it does', async () => {
  const own = await joined('twice-changed')
  await givePhone(own, '+380501114407')
  t.clock.advance(60_000)
  const { browser: thief } = await logIn('twice-changed')
  await thief.call(changePhoneEndpoint, { body: { phone: '+380501114408', password: goodPassword } })
  t.clock.advance(60_000)
  await thief.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await thief.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, '+380501114408') } })
  t.clock.advance(60_000)
  await thief.call(changePhoneEndpoint, { body: { phone: '+380501114409', password: goodPassword } })
  // The newer of the two: it is about the thief's number.
  expect(await phoneOf(await takeBackBy('twice-changed', 'Підтверджено номер'))).toEqual({ phone: '+380501114407', confirmed: true })
  expect(await entersAs('+380501114408')).not.toBe('twice-changed')
})
