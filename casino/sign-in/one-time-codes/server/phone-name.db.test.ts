import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { lockAccount, setPassword, signInKeyOf } from '#casino/sign-in/sessions/server/api.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { ContactChanged } from '../events.ts'
import { changePassword, changePhoneEndpoint, checkConfirmation, requestConfirmation } from '../contract.ts'
import { codeFor } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

const otherPassword = 'вишня цвіте навесні'
const joined = async (login: string, password = goodPassword): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await registerWith(visitor, `${login}@example.com`, { login, password })
  return visitor
}
const give = async (visitor: TestVisitor, phone: string, password?: string) =>
  (await visitor.call(changePhoneEndpoint, { body: { phone, ...(password === undefined ? {} : { password }) } })).body
const logIn = async (login: string, password = goodPassword) =>
  (await (await t.arrive()).call(logInEndpoint, { body: { login, password } })).body
const opens = async (login: string, password = goodPassword): Promise<boolean> => (await logIn(login, password)).success
const confirm = async (visitor: TestVisitor, phone: string): Promise<void> => {
  await visitor.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  await visitor.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
}

test('A-035, API-022, API-034: a phone given with the password opens the account, however it is written, before it is confirmed too', async () => {
  const visitor = await joined('by-phone')
  expect(await give(visitor, '050 111 22 33', goodPassword)).toEqual({ success: true, data: { phone: '+380501112233' } })
  for (const typed of ['+380501112233', '0501112233', '380 50 111-22-33']) expect(await opens(typed)).toBe(true)
  expect(await logIn('0501112233', 'wrong password')).toMatchObject({ error: 'wrong-login-or-password' })
})

test('reliability 18: a number that the house does not write to becomes nobody’s', async () => {
  const visitor = await joined('keeps-number')
  for (const phone of ['+881612345678', '+380900123456', '+380442345678', '+48601234567'])
    expect(await give(visitor, phone, goodPassword), phone).toMatchObject({ error: 'check-the-form', errors: { phone: /.+/ } })
  expect((await visitor.raw('GET', '/rest/init/')).json().data.phone).toBeNull()
})

test('API-034, PR-005: a new number needs the password, the same one needs nothing, and the old one opens nothing any more', async () => {
  const visitor = await joined('moves')
  expect(await give(visitor, '0501112244')).toMatchObject({ error: 'check-the-form', errors: { password: /.+/ } })
  expect(await give(visitor, '0501112244', 'wrong password')).toMatchObject({ error: 'check-the-form', errors: { password: /.+/ } })
  expect(await opens('0501112244')).toBe(false)
  await give(visitor, '0501112244', goodPassword)
  expect(await give(visitor, '050 111 2244')).toMatchObject({ success: true })
  await give(visitor, '0501112255', goodPassword)
  expect([await opens('0501112244'), await opens('0501112255')]).toEqual([false, true])
})

test('reliability 18: five wrong passwords in a quarter of an hour are all that a new number may cost', async () => {
  const visitor = await joined('guesser')
  for (let guess = 0; guess < 5; guess++) await give(visitor, '0501112266', `guess ${guess}`)
  expect(await give(visitor, '0501112266', goodPassword)).toMatchObject({ error: 'too-many-requests' })
})

test('decision 0020: several may claim a number, each opens their own account; who confirms it has it alone', async () => {
  const owner = await joined('owner')
  const claimer = await joined('claimer', otherPassword)
  await give(owner, '0501112277', goodPassword)
  await give(claimer, '0501112277', otherPassword)
  expect([await opens('0501112277'), await opens('0501112277', otherPassword)]).toEqual([true, true])
  await confirm(owner, '+380501112277')
  expect([await opens('0501112277'), await opens('0501112277', otherPassword)]).toEqual([true, false])
  expect(await opens('claimer', otherPassword)).toBe(true)
})

test.each([
  ['uk', '+380501112201', 'Цей контакт уже підтверджено в іншому вашому акаунті. Увійдіть до нього.'],
  ['ru', '+380501112202', 'Этот контакт уже подтверждён в другом вашем аккаунте. Войдите в него.'],
  ['en', '+380501112203', 'This contact is already confirmed in another account of yours. Log in to that one.'],
])('decision 0020: in %s, a code from before somebody else confirmed the number takes it from nobody', async (language, phone, message) => {
  const late = await joined(`late-${language}`)
  const owner = await joined(`first-${language}`, otherPassword)
  await give(late, phone, goodPassword)
  await late.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
  const code = await codeFor(t, phone)
  await give(owner, phone, otherPassword)
  await confirm(owner, phone)
  await give(late, phone, goodPassword)
  const headers = { 'x-language': language }
  const { body } = await late.call(checkConfirmation, { params: { type: 'phone' }, body: { code }, headers })
  expect(body).toMatchObject({ success: false, error: 'contact-taken', message })
  expect((await owner.raw('GET', '/rest/init/')).json().data).toMatchObject({ confirmed: true, phone })
  expect((await late.raw('GET', '/rest/init/')).json().data).toMatchObject({ confirmed: false })
})

test('reliability 14: a number given with a password that changes meanwhile is refused, and the old password opens nothing by it', async () => {
  const visitor = await joined('gives-meanwhile')
  const player_id = (await playerByLogin(t.house.db, 'gives-meanwhile'))!.id
  const keys = [await signInKeyOf(t.house, { kind: 'handle', name: 'gives-meanwhile' }, otherPassword)]
  let given: ReturnType<typeof give> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await lockAccount(tx, player_id)
    given = give(visitor, '0501112299', goodPassword)
    // Its password was right; now it waits for the account, as pg_locks shows of this database.
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`.execute(t.house.db)
      waiting = rows[0]?.count ?? 0
    }
    await setPassword(tx, t.house, player_id, keys)
  })
  // The new password has ended this session, too.
  expect(await given).toMatchObject({ error: 'not-authorized' })
  expect([await opens('0501112299'), await opens('gives-meanwhile', otherPassword)]).toEqual([false, true])
})

test('API-030: a new password opens by the phone too', async () => {
  const visitor = await joined('renewed')
  await give(visitor, '0501112288', goodPassword)
  await visitor.call(changePassword, { body: { old_password: goodPassword, new_password: otherPassword } })
  expect([await opens('0501112288'), await opens('0501112288', otherPassword)]).toEqual([false, true])
})

test('a phone that takes the place of a confirmed one is told of, without the number; one in place of none, or of one that nobody confirmed, is not', async () => {
  const visitor = await joined('takes-place')
  const told = async () => {
    const { rows } = await sql<{ data: object }>`
      select f.data from kernel.facts f join players_accounts.players p on p.id = f.player_id
       where f.kind = ${ContactChanged.kind} and p.login = 'takes-place'`.execute(t.house.db)
    return rows.map(({ data }) => data)
  }
  for (const phone of ['0501113301', '0501113302']) await give(visitor, phone, goodPassword)
  await confirm(visitor, '+380501113302')
  expect(await told()).toEqual([])
  await give(visitor, '0501113303', goodPassword)
  expect(await told()).toEqual([{ player_id: expect.any(String), kind: 'phone' }])
})

test('RTM-024: whoever gives another number in the place of a confirmed one sees on their other pages, too, that it waits to be confirmed', async () => {
  const visitor = await joined('two-pages')
  await give(visitor, '0501113304', goodPassword)
  await confirm(visitor, '+380501113304')
  await t.drain()
  t.published.length = 0
  await give(visitor, '0501113305', goodPassword)
  await t.drain()
  expect(t.published.filter(({ message }) => message.type === 'contacts').map(({ message }) => message)).toMatchObject([
    { data: { phone: '+380501113305', confirmed: false } },
  ])
})
