import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyLogIn,
  confirmAuthenticator,
  logInByPasskey,
  logInBySecondFactor,
  makeRecoveryCodes,
  turnOffAuthenticator,
} from '#casino/sign-in/second-factor/contract.ts'
import { codeFrom, turnOn } from '#casino/sign-in/second-factor/testing/app-with-codes.ts'
import { createAuthenticator } from '#casino/sign-in/second-factor/testing/software-authenticator.ts'
import {
  changeEmailEndpoint,
  changePhoneEndpoint,
  checkConfirmation,
  confirmEntry,
  registerByCode,
  requestConfirmation,
  requestEmailChange,
  requestEntry,
  setFirstPassword,
} from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { acrossThePress } from '../testing/across-the-press.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 10 })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(25 * 3_600_000))

const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await proveAccount(t, visitor)
  return visitor
}

const across = (login: string, call: () => Promise<{ readonly body: object }>) => acrossThePress(t, login, call)
const enterBy = async (phone: string): Promise<() => Promise<{ readonly body: object }>> => {
  const browser = await t.arrive()
  await browser.call(requestEntry, { params: { kind: 'phone' }, body: { contact: phone } })
  const proof = { contact: phone, code: await codeFor(t, phone) }
  const { token } = (await browser.call(confirmEntry, { params: { kind: 'phone' }, body: proof })).body
  return () => browser.call(registerByCode, { body: { phone, token, isAgeConfirmed: true, isAgreementsConfirmed: true } })
}

test('what a stranger was giving the account while the press ended their session comes to nothing', async () => {
  const passkeys = await joined('adds-passkey')
  const passkey = createAuthenticator().make((await passkeys.call(beginPasskey)).body.data)
  const phones = await joined('gives-phone')
  const phone = { phone: '+380501118801', password: goodPassword }
  const emails = await joined('gives-email')
  const email = { email: 'gives-another@example.com', password: goodPassword }
  await emails.call(requestEmailChange, { body: email })
  const code = await codeFor(t, email.email)
  const app = await joined('turns-on')
  const { secret } = (await app.call(beginAuthenticator)).body.data
  const codes = await joined('makes-codes')
  await turnOn(t, codes)
  const off = await joined('turns-off')
  await turnOn(t, off)
  await sql`update sign_in_second_factor.authenticators set confirmed_at = confirmed_at - interval '1 day'`.execute(t.house.db)
  const first = t.visitor()
  await registerWith(first, 'sets-first@example.com', { login: 'sets-first' })
  await sql`update sign_in_sessions.accounts a set has_auto_password = true from players_accounts.players p
             where p.id = a.player_id and p.login = 'sets-first'`.execute(t.house.db)
  const answers = {
    passkey: await across('adds-passkey', () => passkeys.call(addPasskey, { body: { name: 'Thief', passkey } })),
    phone: await across('gives-phone', () => phones.call(changePhoneEndpoint, { body: phone })),
    email: await across('gives-email', () => emails.call(changeEmailEndpoint, { body: { ...email, code } })),
    app: await across('turns-on', () => app.call(confirmAuthenticator, { body: { code: codeFrom(t, secret) } })),
    codes: await across('makes-codes', () => codes.call(makeRecoveryCodes)),
    off: await across('turns-off', () => off.call(turnOffAuthenticator)),
    password: await across('sets-first', () => first.call(setFirstPassword, { body: { new_password: 'вишня цвіте навесні' } })),
  }
  const refused = { success: false, error: 'not-authorized' }
  expect(new Set(Object.values(answers).map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  expect(answers.passkey).toMatchObject(refused)
  const { rows } = await sql`select from sign_in_sessions.accounts join players_accounts.players on id = player_id
                              where login = 'turns-off' and asks_second_factor`.execute(t.house.db)
  expect(rows).toHaveLength(1)
})

test('a stranger’s passkey, phone, ticket or password that was letting them in at that moment does not, nor to a second step', async () => {
  const owner = await joined('passkey-in')
  const authenticator = createAuthenticator()
  await owner.call(addPasskey, { body: { name: 'Thief', passkey: authenticator.make((await owner.call(beginPasskey)).body.data) } })
  const browser = await t.arrive()
  const signed = authenticator.sign((await browser.call(beginPasskeyLogIn)).body.data)

  const phone = '+380501118802'
  const phoned = await joined('phone-in')
  await phoned.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  await phoned.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await phoned.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
  const entering = await enterBy(phone)

  const guarded = await joined('ticket-in')
  const past = t.clock.now()
  const { secret } = await turnOn(t, guarded)
  const half = await t.arrive()
  const { body } = await half.call(logInEndpoint, { body: { login: 'ticket-in', password: goodPassword } })
  const { ticket } = body as unknown as { ticket: string }
  await turnOn(t, await joined('password-in'))
  const knows = await t.arrive()
  // The second factor was the owner's before all this.
  await sql`update sign_in_second_factor.authenticators set confirmed_at = ${new Date(past.getTime() - 86_400_000)}`.execute(t.house.db)
  t.clock.advance(1_000)
  const second = { body: { ticket, code: codeFrom(t, secret) } }
  expect({
    passkey: await across('passkey-in', () => browser.call(logInByPasskey, { body: signed })),
    ticket: await across('ticket-in', () => half.call(logInBySecondFactor, second)),
    password: await across('password-in', () => knows.call(logInEndpoint, { body: { login: 'password-in', password: goodPassword } })),
  }).toMatchObject({
    passkey: { error: 'passkey-refused' },
    ticket: { error: 'ticket-spent' },
    password: { error: 'wrong-login-or-password' },
  })
  // The number is nobody's by then: its reader gets an account of their own.
  const entered = (await across('phone-in', entering)) as { data: { login: string } }
  expect(entered.data.login).not.toBe('phone-in')
})
