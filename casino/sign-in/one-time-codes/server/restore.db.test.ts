import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint, logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { guessesByAddress } from '../rules.ts'
import {
  changePassword,
  changePhoneEndpoint,
  checkConfirmation,
  confirmRestore,
  confirmRestoreByCall,
  confirmRestoreByCode,
  confirmRestoreByToken,
  requestConfirmation,
  requestRestore,
  restorePassword,
  setFirstPassword,
} from '../contract.ts'
import { codeFor, linkTokenFor, postOf } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

const newPassword = 'вишня цвіте навесні'
const joined = async (login: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, `${login}@example.com`) } })
  return visitor
}
const withPhone = async (visitor: TestVisitor, phone: string): Promise<void> => {
  await visitor.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  await visitor.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await visitor.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
  t.clock.advance(600_000)
}
const guest = () => t.arrive()
const remind = async (contact: string, method?: 'sms' | 'flash_call') =>
  (await guest()).call(requestRestore, { body: { contact, ...(method ? { method } : {}) } })
const logIn = async (login: string, password: string) => (await (await guest()).call(logInEndpoint, { body: { login, password } })).body
const restore = async (visitor: TestVisitor, token: string, password = newPassword) =>
  (await visitor.call(restorePassword, { body: { token, password } })).body
const isIn = async (visitor: TestVisitor): Promise<boolean> => !(await visitor.raw('GET', '/rest/init/')).json().data.isGuest

test('API-023, API-024, API-028, AU-028: the link of the letter leads to a new password; every older session is over', async () => {
  const before = await joined('by-link')
  expect((await remind(' By-Link@Example.com')).body).toEqual({
    success: true,
    data: { method: 'email', methods: ['email'], attempts: 2, seconds: 0 },
  })
  const link = await linkTokenFor(t, 'by-link@example.com')
  const visitor = await guest()
  const proved = await visitor.call(confirmRestoreByToken, { body: { token: link } })
  expect(proved.body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await restore(visitor, proved.body.token)).toEqual({ success: true })
  expect([await isIn(visitor), await isIn(before)]).toEqual([true, false])
  await t.drain()
  expect(t.disconnected.at(-1)).toMatchObject({ reason: 'password-changed' })
  expect((await logIn('by-link', goodPassword)).error).toBe('wrong-login-or-password')
  expect((await logIn('by-link@example.com', goodPassword)).error).toBe('wrong-login-or-password')
  expect([(await logIn('by-link', newPassword)).success, (await logIn('by-link@example.com', newPassword)).success]).toEqual([true, true])
  // Neither the link nor the ticket works a second time.
  expect((await (await guest()).call(confirmRestoreByToken, { body: { token: link } })).body.error).toBe('link-spent')
  expect((await restore(await guest(), proved.body.token)).error).toBe('restore-spent')
})

test('API-026, API-029, AU-028: the code of the letter does the same', async () => {
  await joined('by-code')
  for (const endpoint of [confirmRestoreByCode, confirmRestore]) {
    await remind('by-code@example.com')
    const code = await codeFor(t, 'by-code@example.com')
    const visitor = await guest()
    const contact = 'by-code@example.com'
    const proved =
      endpoint === confirmRestore
        ? await visitor.call(confirmRestore, { body: { contact, confirmation: code } })
        : await visitor.call(confirmRestoreByCode, { body: { contact, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` } })
    expect(proved.body.success).toBe(true)
    expect((await restore(visitor, proved.body.token, `${newPassword} ${code}`)).success).toBe(true)
  }
})

test('API-027, AU-028: a call restores by its last digits, and only where a call was asked for', async () => {
  await withPhone(await joined('by-call'), '+380501111111')
  const prove = async (digits: string) =>
    (await (await guest()).call(confirmRestoreByCall, { body: { contact: '050 111-11-11', digits } })).body
  await remind('+380501111111', 'sms')
  expect((await prove(await codeFor(t, '+380501111111'))).error).toBe('code-wrong')
  await remind('+380501111111', 'flash_call')
  const digits = await codeFor(t, '+380501111111')
  expect(digits).toMatch(/^\d{4}$/)
  const byCode = await (await guest()).call(confirmRestoreByCode, { body: { contact: '+380501111111', code: digits } })
  expect(byCode.body.error).toBe('code-wrong')
  expect((await restore(await guest(), (await prove(digits)).token)).success).toBe(true)
})

test('reliability 14: a password that was changed makes void what was sent to restore the old one: code, link and ticket', async () => {
  const visitor = await joined('voids')
  const contact = 'voids@example.com'
  await remind(contact)
  const first = await linkTokenFor(t, contact)
  const { token } = (await (await guest()).call(confirmRestoreByToken, { body: { token: first } })).body
  await remind(contact)
  const [code, link] = [await codeFor(t, contact), await linkTokenFor(t, contact)]
  expect((await visitor.call(changePassword, { body: { old_password: goodPassword, new_password: newPassword } })).body.success).toBe(true)
  const stranger = await guest()
  expect((await stranger.call(confirmRestoreByCode, { body: { contact, code } })).body.error).toBe('code-wrong')
  expect((await stranger.call(confirmRestoreByToken, { body: { token: link } })).body.error).toBe('link-spent')
  expect((await restore(stranger, token, `${newPassword} again`)).error).toBe('restore-spent')
  expect((await logIn('voids', newPassword)).success).toBe(true)
})

test('decision 0020: a phone that nobody has confirmed restores nothing: it may be anybody’s by now', async () => {
  const visitor = await joined('claims-phone')
  const phone = '+380501119999'
  await visitor.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  expect((await remind(phone)).body.success).toBe(true)
  expect(await postOf(t, phone)).toEqual([])
  await visitor.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await visitor.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
  const before = (await postOf(t, phone)).length
  await remind(phone)
  expect(await postOf(t, phone)).toHaveLength(before + 1)
})

test('reliability 18: twenty guesses at a link in ten minutes are all that one address has', async () => {
  const visitor = await guest()
  const guess = async () => (await visitor.call(confirmRestoreByToken, { body: { token: 'x'.repeat(43) } })).body.error
  for (let tried = 0; tried < guessesByAddress.count; tried++) expect(await guess()).toBe('link-spent')
  expect(await guess()).toBe('too-many-requests')
})

test('AU-033: a link ends after an hour, a ticket after a quarter of one', async () => {
  await joined('too-late')
  await remind('too-late@example.com')
  const late = await linkTokenFor(t, 'too-late@example.com')
  t.clock.advance(3_600_000)
  expect((await (await guest()).call(confirmRestoreByToken, { body: { token: late } })).body.error).toBe('link-spent')
  await remind('too-late@example.com')
  const token = await linkTokenFor(t, 'too-late@example.com')
  t.clock.advance(3_599_000)
  const visitor = await guest()
  const proved = await visitor.call(confirmRestoreByToken, { body: { token } })
  t.clock.advance(15 * 60_000)
  expect((await restore(visitor, proved.body.token)).error).toBe('restore-spent')
})

test('AU-025, ER-019, CN-065: a blocked account is error 3, to whoever proved its contact alone', async () => {
  await joined('blocked')
  const player = await playerByLogin(t.house.db, 'blocked')
  const visitor = await guest()
  await remind('blocked@example.com')
  const [code, token] = [await codeFor(t, 'blocked@example.com'), await linkTokenFor(t, 'blocked@example.com')]
  await remind('blocked@example.com')
  const second = await linkTokenFor(t, 'blocked@example.com')
  const ready = await visitor.call(confirmRestoreByToken, { body: { token: second } })
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, { player_id: player!.id, actor: 'test', reason: 'fraud' }))
  const restored = await visitor.call(restorePassword, { body: { token: ready.body.token, password: newPassword } })
  expect(restored.body).toMatchObject({ success: false, error: 3 })
  expect([visitor.cookies.get('inactive-status'), visitor.cookies.has('session')]).toEqual(['1', false])
  const wrong = await guest()
  expect((await wrong.call(confirmRestoreByCode, { body: { contact: 'blocked@example.com', code: '1' } })).body.error).toBe('code-wrong')
  expect(wrong.cookies.has('inactive-status')).toBe(false)
  expect((await wrong.call(confirmRestoreByToken, { body: { token } })).body.error).toBe(3)
  expect((await wrong.call(confirmRestoreByCode, { body: { contact: 'blocked@example.com', code } })).body.error).toBe('code-wrong')
})

test.each(['ask', 'check'] as const)('reliability 17: %s answers the same for known and unknown contacts', async (step) => {
  await joined(`known-${step}`)
  const answers = []
  for (const contact of [`known-${step}@example.com`, `nobody-${step}@example.com`]) {
    const visitor = await guest()
    const asked = await visitor.call(requestRestore, { body: { contact } })
    await t.jobs.runDue(t.house)
    const checked = await visitor.call(confirmRestoreByCode, { body: { contact, code: 'x' } })
    const { response, status, body } = step === 'ask' ? asked : checked
    answers.push({ status, body, headers: Object.keys(response.headers).toSorted(), cookies: response.cookies.length })
  }
  expect(answers[0]).toEqual(answers[1])
  expect((await postOf(t, `nobody-${step}@example.com`)).length).toBe(0)
})

test('reliability 17: nothing is looked up and nothing is sent while the visitor waits', async () => {
  await joined('waits')
  const before = (await postOf(t, 'waits@example.com')).length
  await remind('waits@example.com')
  const { storedMessages } = await import('#kernel/outbox/stored-messages.ts')
  const stored = await storedMessages(t.house.db, 500)
  expect(stored.filter(({ recipient }) => recipient === 'waits@example.com')).toHaveLength(before)
  expect(await postOf(t, 'waits@example.com')).toHaveLength(before + 1)
})

test('reliability 18: after twenty wrong guesses in a day a contact’s codes are longer, and its reader is locked out by nobody', async () => {
  await joined('guessed')
  const contact = 'guessed@example.com'
  const guess = async (code: string) => (await (await guest()).call(confirmRestoreByCode, { body: { contact, code } })).body
  const errors = []
  for (let round = 0; round < 5; round++) {
    await remind(contact)
    expect(await codeFor(t, contact)).toMatch(round < 4 ? /^\d{6}$/ : /^\d{8}$/)
    for (let tried = 0; tried < 5; tried++) errors.push((await guess('no')).error)
    t.clock.advance(600_000)
  }
  expect(new Set(errors)).toEqual(new Set(['code-wrong']))
  await remind(contact)
  expect((await guess(await codeFor(t, contact))).success).toBe(true)
})

test('reliability 18: a call’s four digits are guessed twenty times an hour from one network, whosever they are; then a message has eight', async () => {
  const phone = '+380501230012'
  await withPhone(await joined('called'), phone)
  const guess = async (contact: string) =>
    (await (await guest()).call(confirmRestoreByCall, { body: { contact, digits: '0000' } })).body.error
  const errors = []
  for (let tried = 0; tried < 21; tried++) {
    if (tried === 10) t.clock.advance(600_000)
    errors.push(await guess(tried < 20 ? phone : '+380501230013'))
  }
  expect([errors[19], errors[20]]).toEqual(['code-wrong', 'too-many-requests'])
  t.clock.advance(600_000)
  expect((await remind(phone, 'flash_call')).body.error).toBe('method-unavailable')
  await remind(phone, 'sms')
  const code = await codeFor(t, phone)
  expect(code).toMatch(/^\d{8}$/)
  expect((await (await guest()).call(confirmRestoreByCode, { body: { contact: phone, code } })).body.success).toBe(true)
})

test('reliability 18: one mailbox gets five first letters a day, however many accounts are made with however it is written', async () => {
  for (let count = 0; count < 7; count++) {
    await registerWith(t.visitor(), `first+${count}@example.com`, { login: `first-letter-${count}` })
    t.clock.advance(11 * 60_000)
  }
  await t.drain()
  await t.jobs.runDue(t.house)
  const letters = await Promise.all(Array.from({ length: 7 }, (_, count) => postOf(t, `first+${count}@example.com`)))
  expect(letters.flat()).toHaveLength(5)
})

test('reliability 18: strangers who use up a phone’s messages and guesses lock its owner out of no device that got in before', async () => {
  const phone = '+380501230011'
  const owner = await joined('guessed-phone')
  await withPhone(owner, phone)
  await owner.call(logOutEndpoint)
  const ask = async (visitor: TestVisitor) => (await visitor.call(requestRestore, { body: { contact: phone } })).status
  const prove = async (visitor: TestVisitor, code: string) =>
    (await visitor.call(confirmRestoreByCode, { body: { contact: phone, code } })).status
  const stranger = await guest()
  const asked = []
  for (let count = 0; count < 11; count++) {
    if (count % 3 === 0) t.clock.advance(600_000)
    asked.push(await ask(stranger))
  }
  for (let count = 0; count < 21; count++) await prove(stranger, '000000')
  t.clock.advance(600_000)
  expect([asked.at(-1), await ask(stranger), await prove(stranger, '000000')]).toEqual([429, 429, 200])
  expect(await ask(owner)).toBe(200)
  expect(await prove(owner, await codeFor(t, phone))).toBe(200)
  expect((await owner.call(confirmRestoreByCode, { body: { contact: phone, code: '000000' } })).body.error).toBe('code-wrong')
})

test('reliability 18: three letters in ten minutes are all that one mailbox gets, however its address is written', async () => {
  const statuses = []
  for (const contact of ['box@example.com', 'box+a@example.com', 'BOX+b@example.com', 'box+c+d@example.com'])
    statuses.push((await remind(contact)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await remind('+box@example.com')).status).toBe(200)
})

test('a weak password leaves the ticket for a better one', async () => {
  await joined('weak')
  await remind('weak@example.com')
  const visitor = await guest()
  const { token } = (await visitor.call(confirmRestoreByToken, { body: { token: await linkTokenFor(t, 'weak@example.com') } })).body
  expect(await restore(visitor, token, 'weak')).toMatchObject({ error: 'check-the-form', errors: { password: /8/ } })
  expect((await restore(visitor, token)).success).toBe(true)
})

test('a ticket of another account changes nothing here', async () => {
  await joined('victim')
  const attacker = await joined('attacker')
  await remind('attacker@example.com')
  const foreign = await joined('third')
  const { token } = (await (await guest()).call(confirmRestoreByToken, { body: { token: await linkTokenFor(t, 'attacker@example.com') } }))
    .body
  expect((await foreign.call(setFirstPassword, { body: { new_password: newPassword, token } })).body.error).toBe('restore-spent')
  expect((await logIn('third', goodPassword)).success).toBe(true)
  // It opens its own account, even where somebody else is signed in.
  expect((await restore(foreign, token)).success).toBe(true)
  expect((await foreign.raw('GET', '/rest/init/')).json().data.login).toBe('attacker')
  expect(await isIn(attacker)).toBe(false)
})

test('decision 0020: the letter for an e-mail that nobody confirmed has a code where its account was used, and none elsewhere', async () => {
  const visitor = t.visitor()
  const contact = 'unproved@example.com'
  await registerWith(visitor, contact, { login: 'unproved' })
  await postOf(t, contact)
  await visitor.call(logOutEndpoint)
  t.clock.advance(600_000)
  const [elsewhere] = (await remind(contact), await postOf(t, contact))
  expect(elsewhere?.subject).toContain('не підтверджено')
  expect(elsewhere?.body).not.toMatch(/\d{6}|change-password|unproved/)
  expect((await visitor.call(requestRestore, { body: { contact } })).body.success).toBe(true)
  const code = await codeFor(t, contact)
  expect((await postOf(t, contact))[0]?.body).not.toContain('change-password')
  const prove = async (browser: TestVisitor) => (await browser.call(confirmRestoreByCode, { body: { contact, code } })).body
  expect((await prove(await guest())).error).toBe('code-wrong')
  await restore(visitor, (await prove(visitor)).token)
  expect((await visitor.raw('GET', '/rest/init/')).json().data).toMatchObject({ login: 'unproved', emailConfirmed: true })
})

test('reliability 17: what is asked for of a confirmed, a claimed and an unknown e-mail is answered alike', async () => {
  await joined('alike-confirmed')
  await registerWith(t.visitor(), 'alike-claimed@example.com', { login: 'alike-claimed' })
  t.clock.advance(600_000)
  const answers = []
  for (const login of ['alike-confirmed', 'alike-claimed', 'alike-nobody']) {
    const visitor = await guest()
    const asked = await visitor.call(requestRestore, { body: { contact: `${login}@example.com` } })
    await t.jobs.runDue(t.house)
    const checked = await visitor.call(confirmRestoreByCode, { body: { contact: `${login}@example.com`, code: '123' } })
    answers.push([asked, checked].map(({ status, body, response }) => [status, body, Object.keys(response.headers).toSorted()]))
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test.each(['', 'olena', '@', 'a@b', '12', 'x'.repeat(1000), 'a@b.com\nBcc: c@d.com'])(
  'the contact %j is refused at its field',
  async (contact) => {
    expect((await remind(contact)).body).toMatchObject({ error: 'check-the-form', errors: { contact: /e-mail/ } })
  },
)
