import { textsByRange } from '#kernel/outbox/count-messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { blockPlayer, setSecondFactor } from '#casino/sign-in/sessions/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { checkConfirmation, confirmEntry, registerByCode, requestEntry, setFirstPassword } from '../contract.ts'
import { entryTextsByAddress, entryTextsByPrefix } from '../rules.ts'
import { codeFor, postOf } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
// Limits have tests of their own; here each test begins on another day.
beforeEach(() => t.clock.advance(24 * 3_600_000))

const confirmed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
const mainOf = async (visitor: TestVisitor) => (await visitor.raw('GET', '/rest/init/')).json().data

const ask = async (kind: 'email' | 'phone', contact: string) => {
  const visitor = await t.arrive()
  const { body, status } = await visitor.call(requestEntry, { params: { kind }, body: { contact } })
  return { visitor, body, status }
}

/** A visitor who has asked for a code, and the code that came. */
const asked = async (kind: 'email' | 'phone', contact: string) => {
  const { visitor } = await ask(kind, contact)
  return { visitor, code: await codeFor(t, contact) }
}

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')

/** A player who has registered by a password and confirmed the e-mail. */
const confirmedPlayer = async (login: string): Promise<bigint> => {
  const visitor = t.visitor()
  const email = `${login}@example.com`
  await registerWith(visitor, email, { login })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, email) } })
  return (await playerByLogin(t.house.db, login))!.id
}

test.each([
  ['email', 'by-code@example.com', { email: ' By-Code@example.com ' }],
  ['phone', '+380501112233', { phone: '050 111 22 33' }],
] as const)(
  'API-039, API-020, AU-012: a code to the %s makes a player with a confirmed contact and a password of the house',
  async (kind, contact, typed) => {
    const { visitor, code } = await asked(kind, contact)
    expect(code).toMatch(/^\d{6}$/)
    const { body } = await visitor.call(registerByCode, {
      body: { ...typed, ...confirmed, code, gift_id: 'ua-welcome', registration_source: 'header' },
    })
    expect(body).toMatchObject({ success: true, data: { login: expect.stringMatching(/^[a-z]+-[a-z]+-\d{4}$/) } })
    expect(await mainOf(visitor)).toMatchObject({
      isGuest: false,
      primaryContact: kind,
      [kind]: contact,
      emailConfirmed: kind === 'email',
      confirmed: kind === 'phone',
      hasAutoPassword: true,
      Registration: { complete: true },
    })
    expect(visitor.cookies.has('session')).toBe(true)
  },
)

test('API-031, EN-019: a password of one’s own takes the place of the house’s, and opens the account', async () => {
  const { visitor, code } = await asked('email', 'own-password@example.com')
  await visitor.call(registerByCode, { body: { email: 'own-password@example.com', ...confirmed, code } })
  expect((await visitor.call(setFirstPassword, { body: { new_password: goodPassword } })).body.success).toBe(true)
  expect(await mainOf(visitor)).toMatchObject({ hasAutoPassword: false })
  const elsewhere = await t.arrive()
  const answer = await elsewhere.raw('POST', '/login/', { login: 'own-password@example.com', password: goodPassword })
  expect(answer.json().success).toBe(true)
})

test('API-040: a proved contact gives a token that registers once', async () => {
  const contact = 'token@example.com'
  const { visitor, code } = await asked('email', contact)
  expect((await visitor.call(confirmEntry, { params: { kind: 'email' }, body: { contact, code: wrongOf(code) } })).body).toMatchObject({
    success: false,
    error: 'code-wrong',
  })
  const { token } = (await visitor.call(confirmEntry, { params: { kind: 'email' }, body: { contact, code } })).body
  const stranger = await t.arrive()
  const other = await stranger.call(registerByCode, { body: { email: 'other@example.com', ...confirmed, token } })
  expect(other.body).toMatchObject({ success: false, error: 'entry-spent' })
  expect((await visitor.call(registerByCode, { body: { email: contact, ...confirmed, token } })).body.success).toBe(true)
  expect((await stranger.call(registerByCode, { body: { email: contact, ...confirmed, token } })).body.error).toBe('entry-spent')
  expect((await stranger.call(registerByCode, { body: { email: contact, ...confirmed, code } })).body.error).toBe('code-wrong')
})

test('a token lives for fifteen minutes, a code for ten, and neither fits a restore', async () => {
  const contact = 'late@example.com'
  const first = await asked('email', contact)
  const { token } = (await first.visitor.call(confirmEntry, { params: { kind: 'email' }, body: { contact, code: first.code } })).body
  const restore = await first.visitor.raw('POST', '/rest/password/restore/', { token, password: goodPassword })
  expect(restore.json().error).toBe('restore-spent')
  const second = await asked('email', contact)
  const by_restore = await second.visitor.raw('POST', '/rest/password/confirm-request-restore-by-code/', { contact, code: second.code })
  expect(by_restore.json().error).toBe('code-wrong')
  t.clock.advance(15 * 60_000)
  expect((await first.visitor.call(registerByCode, { body: { email: contact, ...confirmed, token } })).body.error).toBe('entry-spent')
  const late = await second.visitor.call(registerByCode, { body: { email: contact, ...confirmed, code: second.code } })
  expect(late.body.error).toBe('code-wrong')
})

test('AU-008: without both confirmations nobody is made and the code stays good; bad contacts are named', async () => {
  const contact = 'careful@example.com'
  const { visitor, code } = await asked('email', contact)
  const unconfirmed = await visitor.call(registerByCode, {
    body: { email: contact, isAgeConfirmed: false, isAgreementsConfirmed: false, code },
  })
  expect(Object.keys(unconfirmed.body.errors ?? {}).toSorted()).toEqual(['isAgeConfirmed', 'isAgreementsConfirmed'])
  const empty = await visitor.call(registerByCode, { body: { ...confirmed, code } })
  expect(Object.keys(empty.body.errors ?? {})).toEqual(['email'])
  expect((await visitor.call(registerByCode, { body: { email: contact, ...confirmed, code } })).body.success).toBe(true)
})

test.each([
  ['email', '+380501112233'],
  ['email', 'olena'],
  ['phone', 'olena@example.com'],
  ['phone', '12'],
] as const)('API-039: %s takes no %s', async (kind, contact) => {
  const { body } = await ask(kind, contact)
  expect([body.error, Object.keys(body.errors ?? {})]).toEqual(['check-the-form', ['contact']])
})

test('API-039, API-040: another kind is no address of the house', async () => {
  const visitor = await t.arrive()
  const statuses = [
    (await visitor.raw('POST', '/rest/otp/request-confirm-fax/', { contact: 'x' })).statusCode,
    (await visitor.raw('POST', '/rest/otp/confirm-fax/', { contact: 'x', code: '1' })).statusCode,
    (await visitor.raw('POST', '/rest/otp/register/', { email: 'x@example.com', ...confirmed, code: '1', is_admin: true })).statusCode,
  ]
  expect(statuses).toEqual([404, 404, 422])
})

test('decision 0022: the right code of a confirmed contact lets its owner in, and the letter says that it does', async () => {
  await confirmedPlayer('has-account')
  const known = await ask('email', 'has-account@example.com')
  const unknown = await ask('email', 'nobody-yet@example.com')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const code = await codeFor(t, 'has-account@example.com')
  expect((await postOf(t, 'has-account@example.com'))[0]?.body).toContain('відкриває ваш акаунт has-account')
  const { body } = await known.visitor.call(registerByCode, { body: { email: 'has-account@example.com', ...confirmed, code } })
  expect(body).toEqual({ success: true, data: { login: 'has-account' } })
  expect(await mainOf(known.visitor)).toMatchObject({ login: 'has-account', hasAutoPassword: false })
})

test('decision 0022: an unconfirmed claim is never entered by a code: its reader gets an account of their own, and the contact', async () => {
  const claimer = t.visitor()
  await registerWith(claimer, 'claimed@example.com', { login: 'claimer' })
  // The letter of that registration has left before.
  await postOf(t, 'claimed@example.com')
  const { visitor, code } = await asked('email', 'claimed@example.com')
  const { body } = await visitor.call(registerByCode, { body: { email: 'claimed@example.com', ...confirmed, code } })
  expect(body.data.login).not.toBe('claimer')
  expect(await mainOf(claimer)).toMatchObject({ login: 'claimer', email: null, Registration: { complete: false } })
})

test('AU-027: a code is no way around a block', async () => {
  const player_id = await confirmedPlayer('blocked-one')
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, { player_id, actor: 'test', reason: 'fraud' }))
  const { visitor, code } = await asked('email', 'blocked-one@example.com')
  const { body } = await visitor.call(registerByCode, { body: { email: 'blocked-one@example.com', ...confirmed, code } })
  expect([body.error, visitor.cookies.get('inactive-status'), visitor.cookies.has('session')]).toEqual(['account-blocked', '1', false])
})

test('decision 0022: whoever has a second factor is asked for it after a code too', async () => {
  const player_id = await confirmedPlayer('two-factors')
  await inTransaction(t.house.db, (tx) => setSecondFactor(tx, player_id, true))
  const { visitor, code } = await asked('email', 'two-factors@example.com')
  const { body } = await visitor.call(registerByCode, { body: { email: 'two-factors@example.com', ...confirmed, code } })
  expect(body).toMatchObject({ success: false, error: 'second-factor-needed', ticket: expect.any(String) })
  expect(visitor.cookies.has('session')).toBe(false)
})

test('reliability 18: five tries to a code, then it is void', async () => {
  const contact = 'guessed@example.com'
  const { visitor, code } = await asked('email', contact)
  for (let guess = 0; guess < 5; guess++)
    await visitor.call(registerByCode, { body: { email: contact, ...confirmed, code: wrongOf(code) } })
  expect((await visitor.call(registerByCode, { body: { email: contact, ...confirmed, code } })).body.success).toBe(false)
  const { rows } = await sql`select from players_accounts.players where email = ${contact}`.execute(t.house.db)
  expect(rows).toEqual([])
})

test('reliability 18: messages to ever other numbers end soon, though nobody has any of them', async () => {
  const plain = await createTestHouse({ env: { CAPTCHA_INTERNAL: 'no' } })
  const visitor = await plain.arrive()
  const statuses: number[] = []
  for (let number = 0; number < 6; number++)
    statuses.push((await visitor.call(requestEntry, { params: { kind: 'phone' }, body: { contact: `+38050111220${number}` } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await plain.close()
})

/** As many tries as these of this window were made by others. */
const countedAlready = async ({ name }: { readonly name: string }, count: number): Promise<void> => {
  await sql`update kernel.rate_windows set count = ${count} where key like ${`${name}:%`}`.execute(t.house.db)
}

test.each([entryTextsByAddress, entryTextsByPrefix, textsByRange])(
  'reliability 18: SMS pumping: codes to come in by are sent to phones as often as $name says, to e-mails still',
  async (limit) => {
    expect((await ask('phone', '+380501118801')).status).toBe(200)
    await countedAlready(limit, limit.count - 1)
    expect([(await ask('phone', '+380501118802')).status, (await ask('phone', '+380501118803')).status]).toEqual([200, 429])
    expect((await ask('email', 'no-phone@example.com')).status).toBe(200)
  },
)

test('reliability 18: satellites, premium numbers, landlines and other countries are written to by no call of ours', async () => {
  for (const contact of ['+870773111632', '+881612345678', '+979123456789', '+380442345678', '+48601234567']) {
    const { status, body } = await ask('phone', contact)
    expect([status, body.errors?.['contact']], contact).toEqual([200, expect.stringMatching(/[а-яії] мобільн|mobile/)])
  }
  const { rows } = await sql`select from sign_in_one_time_codes.challenges where contact not like '+38050%' and kind = 'phone'`.execute(
    t.house.db,
  )
  expect(rows).toEqual([])
})

test.each(['register-by-address', 'register-by-prefix'])(
  'reliability 18: who registers by a code is counted with all others, %s',
  async (name) => {
    const enter = async (email: string) => {
      const { visitor, code } = await asked('email', email)
      return visitor.call(registerByCode, { body: { email, ...confirmed, code } })
    }
    expect((await enter(`first-${name}@example.com`)).status).toBe(200)
    await countedAlready({ name }, 10_000)
    expect((await enter(`late-${name}@example.com`)).status).toBe(429)
  },
)
