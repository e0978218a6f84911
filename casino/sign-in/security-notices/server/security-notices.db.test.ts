import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { letTick } from '#apps/testing/ticking-clock.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { registerEndpoint } from '#casino/players/accounts/contract.ts'
import { formOf, goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInByPasskey,
  readSecondFactor,
  turnOffAuthenticator,
} from '#casino/sign-in/second-factor/contract.ts'
import { codeFrom, turnOn } from '#casino/sign-in/second-factor/testing/app-with-codes.ts'
import { createAuthenticator } from '#casino/sign-in/second-factor/testing/software-authenticator.ts'
import { logInBySecondFactor } from '#casino/sign-in/second-factor/contract.ts'
import { changePassword, checkConfirmation, restorePassword } from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor, postOf } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { inTransaction } from '#kernel/database/database.ts'
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
const idOf = async (login: string): Promise<bigint> => (await playerByLogin(t.house.db, login))!.id

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
const isIn = async (visitor: TestVisitor): Promise<boolean> => !(await visitor.raw('GET', '/rest/init/')).json().data.isGuest
const addKey = async (visitor: TestVisitor): Promise<void> => {
  const passkey = createAuthenticator().make((await visitor.call(beginPasskey)).body.data)
  await visitor.call(addPasskey, { body: { name: 'Thief', passkey } })
}

test('a session from a device that was not seen before is told by letter: when, device, network; the first and a known one are not', async () => {
  const own = await joined('watched')
  await own.raw('GET', '/rest/logout/')
  await logIn('watched', own)
  expect(await letters('watched')).toEqual([])
  await logIn('watched')
  const [letter, ...others] = await letters('watched')
  expect(others).toEqual([])
  expect(letter?.subject).toContain('Новий пристрій')
  for (const said of ['Вітаємо, watched!', '02.12.2026, ', 'Firefox, Windows', '127.0.0.0/24']) expect(letter?.body).toContain(said)
})

test('decision 0020: an e-mail that nobody confirmed gets no such letter: its link is worth the account', async () => {
  await claimed('unproved')
  await logIn('unproved')
  expect(await letters('unproved')).toEqual([])
})

test('“this was not me” ends every session, and its answer takes a new password, once', async () => {
  const own = await joined('robbed')
  const { browser: thief } = await logIn('robbed')
  const [letter] = await letters('robbed')
  const token = tokenIn(letter?.body)
  const { browser, body } = await takeBack(token)
  expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect([await isIn(own), await isIn(thief)]).toEqual([false, false])
  const restored = await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })
  expect([restored.body.success, await isIn(browser)]).toEqual([true, true])
  expect((await logIn('robbed')).body.error).toBe('wrong-login-or-password')
  expect((await takeBack(token)).body.error).toBe('not-me-spent')
})

test('the password that the stranger knows opens nothing from the press on, before the owner has chosen another one, and in a blocked account too', async () => {
  for (const login of ['slow-owner', 'blocked-owner']) {
    await joined(login)
    await logIn(login)
  }
  const block = { player_id: await idOf('blocked-owner'), actor: 'test', reason: 'fraud' }
  await inTransaction(t.house.db, async (tx) => void (await blockPlayer(tx, t.house, block)))
  expect((await takeBack(tokenIn((await letters('slow-owner'))[0]?.body))).body.success).toBe(true)
  expect((await takeBack(tokenIn((await letters('blocked-owner'))[0]?.body))).body.error).toBe('account-blocked')
  for (const name of ['slow-owner', emailOf('slow-owner'), 'blocked-owner'])
    expect((await logIn(name)).body.error).toBe('wrong-login-or-password')
})

test('the owner may press it in their own session: they go on as a guest and choose the password there', async () => {
  const own = await joined('inside')
  await logIn('inside')
  const { body } = await takeBack(tokenIn((await letters('inside'))[0]?.body), own)
  expect(await isIn(own)).toBe(false)
  expect((await own.call(restorePassword, { body: { token: body.token, password: newPassword } })).body.success).toBe(true)
})

test('what the stranger added since is gone; what the owner had stays', async () => {
  const own = await joined('overtaken')
  await addKey(own)
  t.clock.advance(60_000)
  const { browser: thief } = await logIn('overtaken')
  await addKey(thief)
  await turnOn(t, thief)
  const link = (provider: string, at: Date, player_id: bigint) =>
    sql`insert into sign_in_social.links (provider, subject, player_id, linked_at) values (${provider}, ${provider}, ${player_id}, ${at})`
  await link('thiefs', t.clock.now(), await idOf('overtaken')).execute(t.house.db)
  await link('owners', new Date(0), await idOf('overtaken')).execute(t.house.db)
  const found = await letters('overtaken')
  const letter = found.find(({ subject }) => subject?.includes('Новий пристрій'))
  expect(found.map(({ subject }) => subject).filter((subject) => subject?.includes('ключ'))).toHaveLength(2)
  const { browser, body } = await takeBack(tokenIn(letter?.body))
  const restored = await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })
  expect(restored.body.success).toBe(true)
  const links = await sql`select provider from sign_in_social.links where player_id = ${await idOf('overtaken')}`.execute(t.house.db)
  expect(links.rows).toEqual([{ provider: 'owners' }])
  const state = (await browser.call(readSecondFactor)).body.data
  expect(state).toMatchObject({ authenticator_since: null, recovery_codes_left: 0, passkeys: [{ name: 'Thief' }] })
})

test('a passkey and a second factor go by their own letters, however fast the clock ticks', async () => {
  const stop = letTick(t)
  try {
    for (const [login, what] of [
      ['key-told', 'Новий ключ доступу'],
      ['factor-told', 'ввімкнено'],
    ] as const) {
      const thief = await joined(login)
      await (login === 'key-told' ? addKey(thief) : turnOn(t, thief))
      const letter = (await letters(login)).find(({ subject }) => subject?.includes(what))
      const { browser, body } = await takeBack(tokenIn(letter?.body))
      expect((await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })).body).toEqual({ success: true })
      const state = (await browser.call(readSecondFactor)).body.data
      expect(state).toEqual({ authenticator_since: null, recovery_codes_left: 0, passkeys: [] })
    }
  } finally {
    stop()
  }
})

test('reliability 18: the disowned device is a stranger’s again; the owner’s gets in however many tries others use up', async () => {
  const own = await joined('disowned')
  const stop = letTick(t)
  const { browser: thief } = await logIn('disowned').finally(stop)
  const { browser, body } = await takeBack(tokenIn((await letters('disowned'))[0]?.body))
  await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })
  for (let tried = 0; tried < 5; tried++) await logIn('disowned', undefined, `wrong ${tried}`)
  expect((await logIn('disowned', await thief.arrive())).body.error).toBe('too-many-requests')
  expect((await logIn('disowned', await own.arrive(), newPassword)).body.success).toBe(true)
})

test('a thief’s copy of a passkey that got in first goes by the letter of the refused owner, who is told that it did', async () => {
  const own = await joined('copied')
  const authenticator = createAuthenticator()
  const passkey = authenticator.make((await own.call(beginPasskey)).body.data)
  expect((await own.call(addPasskey, { body: { name: 'Owner', passkey } })).body.success).toBe(true)
  await addKey(own)
  t.clock.advance(60_000)
  const enterBy = async (counter: number) => {
    const browser = t.visitor()
    const options = (await browser.call(beginPasskeyLogIn)).body.data
    return { browser, body: (await browser.call(logInByPasskey, { body: authenticator.sign(options, { counter }) })).body }
  }
  const { browser: thief } = await enterBy(7)
  expect((await enterBy(7)).body).toMatchObject({ error: 'passkey-refused' })
  const letter = (await letters('copied')).find(({ subject }) => subject?.includes('не прийняли'))
  expect(letter?.body).toContain('копією вже скористався хтось інший')
  expect(letter?.body).not.toContain('нічого не робіть')
  const { browser, body } = await takeBack(tokenIn(letter?.body))
  expect([await isIn(thief), (await enterBy(8)).body]).toMatchObject([false, { error: 'passkey-refused' }])
  await browser.call(restorePassword, { body: { token: body.token, password: newPassword } })
  // The other one, named as the helper names them, stays.
  expect((await browser.call(readSecondFactor)).body.data.passkeys).toMatchObject([{ name: 'Thief' }])
})

test('a second factor that the owner had is still asked for after the account is taken back', async () => {
  const own = await joined('kept-factor')
  const { secret } = await turnOn(t, own)
  const { browser, body } = await logIn('kept-factor')
  const { ticket } = body as unknown as { ticket: string }
  await browser.call(logInBySecondFactor, { body: { ticket, code: codeFrom(t, secret) }, headers: { 'user-agent': firefox } })
  const taken = await takeBack(tokenIn((await letters('kept-factor'))[0]?.body))
  const restored = await taken.browser.call(restorePassword, { body: { token: taken.body.token, password: newPassword } })
  expect(restored.body).toMatchObject({ success: false, error: 'second-factor-needed' })
})

test('turning the second factor off and using a recovery code are told too', async () => {
  const own = await joined('told')
  const { codes } = await turnOn(t, own)
  const { browser, body } = await logIn('told')
  const { ticket } = body as unknown as { ticket: string }
  await browser.call(logInBySecondFactor, { body: { ticket, code: codes[0] ?? '' } })
  await browser.call(turnOffAuthenticator)
  const subjects = (await letters('told')).map(({ subject }) => subject).join('\n')
  for (const said of ['резервний код', 'Вхід у два кроки вимкнено']) expect(subjects).toContain(said)
})

test.each([
  ['uk', 'Новий пароль до акаунта', 'Вхід у два кроки ввімкнено'],
  ['ru', 'Новый пароль к аккаунту', 'Вход в два шага включён'],
  ['en', 'A new password for your', 'Two-step log-in is on'],
] as const)('in %s, a new password and a second factor that was turned on are told', async (language, password, factor) => {
  const login = `told-${language}`
  const visitor = t.visitor()
  await (
    await visitor.arrive()
  ).call(registerEndpoint, {
    body: formOf(emailOf(login), { login }),
    headers: { 'x-language': language },
  })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, emailOf(login)) } })
  await visitor.call(changePassword, { body: { old_password: goodPassword, new_password: newPassword } })
  expect(await letters(login)).toMatchObject([{ subject: expect.stringContaining(password) }])
  await turnOn(t, visitor)
  expect((await letters(login)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(factor))
})

test('the letter of a stranger’s new password takes the account back', async () => {
  const own = await joined('outpassworded')
  const { browser: thief } = await logIn('outpassworded')
  await thief.call(changePassword, { body: { old_password: goodPassword, new_password: newPassword } })
  expect(await isIn(own)).toBe(false)
  const letter = (await letters('outpassworded')).find(({ subject }) => subject?.includes('Новий пароль'))
  const { browser, body } = await takeBack(tokenIn(letter?.body))
  expect(await isIn(thief)).toBe(false)
  expect((await browser.call(restorePassword, { body: { token: body.token, password: goodPassword } })).body.success).toBe(true)
})

test('a link lives seven days; a made-up one opens nothing; a blocked account stays closed', async () => {
  await joined('late')
  await logIn('late')
  const token = tokenIn((await letters('late'))[0]?.body)
  expect((await takeBack('x'.repeat(43))).body.error).toBe('not-me-spent')
  await inTransaction(
    t.house.db,
    async (tx) => void (await blockPlayer(tx, t.house, { player_id: await idOf('late'), actor: 'test', reason: 'fraud' })),
  )
  expect((await takeBack(token)).body.error).toBe('account-blocked')
  await joined('too-late')
  await logIn('too-late')
  const old = tokenIn((await letters('too-late'))[0]?.body)
  t.clock.advance(7 * 24 * 3_600_000)
  expect((await takeBack(old)).body.error).toBe('not-me-spent')
})

test('races: one link pressed 20 times at once gives one token', async () => {
  await joined('pressed')
  await logIn('pressed')
  const token = tokenIn((await letters('pressed'))[0]?.body)
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeBack(token)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('facts hold neither the network nor the e-mail, and the table no link', async () => {
  await joined('private')
  await logIn('private')
  const token = tokenIn((await letters('private'))[0]?.body)
  const { rows } = await sql<{ facts: string; notices: string }>`
    select (select json_agg(f) from kernel.facts f where player_id = ${await idOf('private')})::text as facts,
           (select json_agg(n) from sign_in_security_notices.notices n)::text as notices`.execute(t.house.db)
  expect(rows[0]?.facts).not.toMatch(/127\.0\.0|example\.com/)
  expect(rows[0]?.notices).not.toContain(token)
})

test('reliability 18: twenty guesses at a link in ten minutes are all that one address has', async () => {
  const errors = []
  for (let guess = 0; guess < 21; guess++) errors.push((await takeBack('x'.repeat(43))).body.error)
  expect([new Set(errors.slice(0, 20)), errors.at(-1)]).toEqual([new Set(['not-me-spent']), 'too-many-requests'])
})
