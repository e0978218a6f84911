import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { logInEndpoint, logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { changePassword, changePhoneEndpoint, checkConfirmation, countAttempts, requestConfirmation } from '../contract.ts'
import { sendsByAddress, sendsByPrefix } from '../rules.ts'
import { codeFor, postOf } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

const joined = async (email: string, changes = {}): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, email, changes)
  return visitor
}
const ask = (visitor: TestVisitor, type = 'email', method?: 'email' | 'sms' | 'flash_call') =>
  visitor.call(requestConfirmation, { params: { type }, body: method ? { method } : {} })
const check = (visitor: TestVisitor, code: string, type = 'email') => visitor.call(checkConfirmation, { params: { type }, body: { code } })
const mainOf = async (visitor: TestVisitor): Promise<Record<string, unknown>> => (await visitor.raw('GET', '/rest/init/')).json().data

test('API-035, API-036, PR-005: an e-mail is confirmed by the code of its letter, in the player’s language', async () => {
  const visitor = await joined('olena@example.com')
  const { status, body } = await ask(visitor)
  expect([status, body]).toEqual([200, { success: true, data: { method: 'email', methods: ['email'], attempts: 2, seconds: 0 } }])
  const [letter] = await postOf(t, 'olena@example.com')
  expect(letter?.body).toContain('Введіть його на сайті')
  expect((await check(visitor, await codeFor(t, 'olena@example.com'))).body).toEqual({ success: true })
  expect(await mainOf(visitor)).toMatchObject({ emailConfirmed: true, email: 'olena@example.com' })
  expect((await ask(visitor)).body.error).toBe('contact-already-confirmed')
})

test('reliability 18: a number that was taken while its country was served is written to no more', async () => {
  const visitor = await joined('served-once@example.com')
  await visitor.call(changePhoneEndpoint, { body: { phone: '0501239911', password: goodPassword } })
  await sql`update players_accounts.players set phone = '+48601239911' where phone = '+380501239911'`.execute(t.house.db)
  expect((await ask(visitor, 'phone')).body.error).toBe('number-not-served')
  expect(await postOf(t, '+48601239911')).toEqual([])
})

test('RTM-024: every open page of the player hears how the contacts stand, and nobody else’s does', async () => {
  const visitor = await joined('heard@example.com', { login: 'heard' })
  await t.drain()
  t.published.length = 0
  await check(visitor, await codeFor(t, 'heard@example.com'))
  await t.drain()
  const player = await playerByLogin(t.house.db, 'heard')
  expect(t.published.filter(({ message }) => message.type === 'contacts')).toEqual([
    {
      channel: `player:#${player?.id}`,
      message: { type: 'contacts', data: { phone: null, email: 'heard@example.com', confirmed: false, emailConfirmed: true } },
    },
  ])
})

test('decision 0020, RTM-024: whoever had only claimed the e-mail hears at once that it is gone', async () => {
  await joined('twice@example.com', { login: 'only-claims', password: 'вишня цвіте навесні' })
  const owner = await joined('twice@example.com', { login: 'proves' })
  await t.drain()
  t.published.length = 0
  await ask(owner)
  await check(owner, await codeFor(t, 'twice@example.com'))
  await t.drain()
  const loser = await playerByLogin(t.house.db, 'only-claims')
  expect(t.published.filter(({ channel, message }) => channel === `player:#${loser?.id}` && message.type === 'contacts')).toEqual([
    {
      channel: `player:#${loser?.id}`,
      message: { type: 'contacts', data: { phone: null, email: null, confirmed: false, emailConfirmed: false } },
    },
  ])
})

test('decision 0020: whoever was away when their e-mail went to another finds it in the centre, without the e-mail itself', async () => {
  const away = await joined('away@example.com', { login: 'was-away', password: 'вишня цвіте навесні' })
  const owner = await joined('away@example.com', { login: 'was-there' })
  await ask(owner)
  await check(owner, await codeFor(t, 'away@example.com'))
  await t.drain()
  const { data } = (await away.call(getMessages)).body
  expect(data).toMatchObject([{ title: 'Ваш e-mail підтвердив хтось інший', link: '/profile/?tab=security' }])
  expect(data[0]?.text).toContain('вже не можна')
  expect(JSON.stringify(data)).not.toContain('away@example.com')
})

test('decision 0020: registering sends the first code by itself', async () => {
  const visitor = await joined('first@example.com')
  expect((await check(visitor, await codeFor(t, 'first@example.com'))).body.success).toBe(true)
})

test.each(['sms', 'flash_call'] as const)('API-032, API-033, API-034, AU-023, EN-035: a phone is confirmed by %s', async (method) => {
  const visitor = await joined(`${method}@example.com`)
  const number = method === 'sms' ? '+380501234567' : '+380501234568'
  expect((await ask(visitor, 'phone')).body.error).toBe('contact-missing')
  const given = await visitor.call(changePhoneEndpoint, {
    body: { phone: ` 0${number.slice(4, 6)} ${number.slice(6)} `, password: goodPassword },
  })
  expect(given.body).toEqual({ success: true, data: { phone: number } })
  expect((await ask(visitor, 'phone', method)).body.data).toMatchObject({ method, methods: ['sms', 'flash_call'] })
  const [message] = await postOf(t, number)
  expect(message?.kind).toBe(method === 'sms' ? 'text' : 'flash-call')
  expect((await check(visitor, await codeFor(t, number), 'phone')).body.success).toBe(true)
  expect(await mainOf(visitor)).toMatchObject({ confirmed: true, phone: number })
  await visitor.call(changePhoneEndpoint, { body: { phone: '+380671112233', password: goodPassword } })
  expect(await mainOf(visitor)).toMatchObject({ confirmed: false, phone: '+380671112233' })
})

test('API-034: a number that is none is refused at its field', async () => {
  const visitor = await joined('number@example.com')
  for (const phone of ['12', 'abc', '+0501234567', `+${'1'.repeat(16)}`])
    expect((await visitor.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })).body).toMatchObject({
      error: 'check-the-form',
      errors: { phone: /номер/ },
    })
})

test('API-035: an unknown type of contact is 404', async () => {
  const visitor = await joined('unknown@example.com')
  expect([(await ask(visitor, 'telegram')).status, (await check(visitor, '1', 'pigeon')).status]).toEqual([404, 404])
})

test('AU-033: a code works once, for ten minutes, and five tries', async () => {
  const visitor = await joined('once@example.com')
  const code = await codeFor(t, 'once@example.com')
  t.clock.advance(10 * 60_000)
  expect((await check(visitor, code)).body.error).toBe('code-wrong')
  await ask(visitor)
  const fresh = await codeFor(t, 'once@example.com')
  const wrong = fresh === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 5; tried++) expect((await check(visitor, wrong)).body.error).toBe('code-wrong')
  expect((await check(visitor, fresh)).body.error).toBe('code-wrong')
  await ask(visitor)
  const third = await codeFor(t, 'once@example.com')
  expect((await check(visitor, third)).body.success).toBe(true)
  expect((await check(visitor, third)).body.error).toBe('code-wrong')
})

test('AU-032: no code is left to whoever would be refused one, however few were sent to the contact', async () => {
  const visitor = await joined('crowded@example.com')
  const left = async () => (await visitor.call(countAttempts)).body.data.email
  const sendElsewhere = () => countTries(t.house, [[sendsByAddress, addressOf('127.0.0.1')]])
  for (let sent = 0; sent < 8; sent++) await sendElsewhere()
  expect(await left()).toEqual({ attempts: 2, seconds: 0 })
  for (let sent = 0; sent < 2; sent++) await sendElsewhere()
  expect(await left()).toEqual({ attempts: 0, seconds: 600 })
  expect((await ask(visitor)).status).toBe(429)
})

test('API-045, AU-032, reliability 18: three sends in ten minutes, and what is left is told', async () => {
  const visitor = await joined('sends@example.com')
  const left = async () => (await visitor.call(countAttempts)).body.data
  expect(await left()).toEqual({ email: { attempts: 3, seconds: 0 }, phone: { attempts: 3, seconds: 0 } })
  for (let sent = 0; sent < 3; sent++) expect((await ask(visitor)).status).toBe(200)
  expect((await left()).email).toEqual({ attempts: 0, seconds: 600 })
  const refused = await ask(visitor)
  expect([refused.status, refused.response.headers['retry-after']]).toEqual([429, '600'])
  t.clock.advance(600_000)
  expect((await ask(visitor)).status).toBe(200)
})

test('reliability 18: SMS pumping: one address sends ten codes to ever new numbers, and no more', async () => {
  const visitor = await joined('pump@example.com')
  const statuses = []
  for (let index = 0; index < 11; index++) {
    // The changes of the number have a limit of their own, which is not what is looked at here.
    await sql`update players_accounts.players set phone = ${`+3805000000${String(index).padStart(2, '0')}`} where email = 'pump@example.com'`.execute(
      t.house.db,
    )
    statuses.push((await ask(visitor, 'phone')).status)
  }
  expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([200]), 429])
})

test('reliability 18: a network is sent sixty codes in ten minutes, from however many addresses', async () => {
  const visitor = await joined('network@example.com')
  expect((await ask(visitor)).status).toBe(200)
  await sql`update kernel.rate_windows set count = ${sendsByPrefix.count} where key like ${`${sendsByPrefix.name}:%`}`.execute(t.house.db)
  expect((await ask(visitor)).status).toBe(429)
})

test('decision 0020: confirming takes the e-mail from who else claimed it, and their log-in by it', async () => {
  const stranger = await joined('claimed@example.com', { password: 'a stranger’s password', login: 'stranger' })
  const owner = await joined('claimed@example.com', { login: 'owner' })
  await ask(owner)
  expect((await check(owner, await codeFor(t, 'claimed@example.com'))).body.success).toBe(true)
  expect(await mainOf(stranger)).toMatchObject({ email: null, emailConfirmed: false, login: 'stranger' })
  const logIn = async (login: string, password: string) =>
    (await (await t.arrive()).call(logInEndpoint, { body: { login, password } })).body
  expect((await logIn('claimed@example.com', 'a stranger’s password')).error).toBe('wrong-login-or-password')
  expect((await logIn('stranger', 'a stranger’s password')).success).toBe(true)
  expect((await logIn('claimed@example.com', goodPassword)).success).toBe(true)
})

test('decision 0020: who registers with a confirmed e-mail gets the same answer; its owner hears of it and no code leaves', async () => {
  const owner = await joined('owned@example.com', { login: 'owns-it' })
  await check(owner, await codeFor(t, 'owned@example.com'))
  const other = t.visitor()
  const answer = await registerWith(other, 'owned@example.com', { password: 'another long password', login: 'wants-it' })
  expect(answer.body).toEqual({ success: true, data: { login: 'wants-it' } })
  const [letter] = await postOf(t, 'owned@example.com')
  expect(letter?.body).toContain('owns-it')
  expect(letter?.body).toContain('popup=restore')
  expect(letter?.body).not.toMatch(/\d{6}/)
  const asked = await ask(other)
  expect(asked.body).toMatchObject({ success: true, data: { method: 'email', attempts: 2 } })
  expect((await postOf(t, 'owned@example.com'))[0]?.body).not.toMatch(/\d{6}/)
  expect(await mainOf(owner)).toMatchObject({ email: 'owned@example.com', emailConfirmed: true })
})

test('a code of one account confirms nothing in another', async () => {
  const one = await joined('two@example.com', { login: 'one-of-two' })
  const code = await codeFor(t, 'two@example.com')
  const other = await joined('two@example.com', { login: 'other-of-two', password: 'another long password' })
  expect((await check(other, code)).body.error).toBe('code-wrong')
  expect((await check(one, code)).body.success).toBe(true)
})

test('codes and links are nowhere in the database but in the outbox', async () => {
  const visitor = await joined('hashed@example.com')
  await ask(visitor)
  const code = await codeFor(t, 'hashed@example.com')
  const { rows } = await sql<{
    text: string
  }>`select json_agg(c)::text as text from sign_in_one_time_codes.challenges c where contact = 'hashed@example.com'`.execute(t.house.db)
  expect(rows[0]?.text).toContain('code_hash')
  expect(rows[0]?.text).not.toContain(code)
})

test('reliability 18, decision 0020: a device is trusted by an e-mail that its player confirmed, and stays so with a new password', async () => {
  const lockOut = async (login: string) => {
    const stranger = await t.arrive()
    for (let guess = 0; guess < 6; guess++) await stranger.call(logInEndpoint, { body: { login, password: `guess ${guess}` } })
  }
  const getIn = async (visitor: TestVisitor, login: string, password = goodPassword) => {
    await visitor.call(logOutEndpoint)
    return (await visitor.call(logInEndpoint, { body: { login, password } })).status
  }
  const claimer = await joined('merely-claimed@example.com')
  await lockOut('merely-claimed@example.com')
  expect(await getIn(claimer, 'merely-claimed@example.com')).toBe(429)

  const owner = await joined('owned@example.com')
  await check(owner, await codeFor(t, 'owned@example.com'))
  await lockOut('owned@example.com')
  expect(await getIn(owner, 'owned@example.com')).toBe(200)
  await owner.call(changePassword, { body: { old_password: goodPassword, new_password: 'another horse battery' } })
  expect(await getIn(owner, 'owned@example.com', 'another horse battery')).toBe(200)
})
