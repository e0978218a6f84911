import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { confirmContact } from '#casino/players/accounts/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getProfileEndpoint, storeInnEndpoint, updateProfileEndpoint } from '../contract.ts'
import {
  closePopupEndpoint,
  firebaseTokenEndpoint,
  onBoardingEndpoint,
  protectAccountEndpoint,
  siteVersionEndpoint,
} from '../marks-contract.ts'
import { hasInn, pushTokensOf, subscriptionsOfPlayers } from './api.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

test('PR-001, API-051, EN-115a: a new player sees what registration knows, and nobody else does', async () => {
  const { visitor, login } = await registerPlayer(t, { email: 'mine@example.com' })
  const { body } = await visitor.call(getProfileEndpoint)
  expect(body.data).toMatchObject({
    login,
    email: 'mine@example.com',
    currency_id: 2,
    first_name: null,
    inn: null,
    locked: [],
    settings: { subscriptions: { deposits: true, prizes: true } },
    telegramProfile: { player: { subscribed: false } },
  })
  const other = await registerPlayer(t)
  expect((await other.visitor.call(getProfileEndpoint)).body.data.email).toBeNull()
  expect((await t.visitor().call(getProfileEndpoint)).status).toBe(401)
})

test('PR-001: what is sent is stored, what is not stays, and an empty text takes a field back', async () => {
  const { visitor } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: { first_name: '  Мар’яна ', last_name: 'Дзвін-Ковальська', birth_date: '1990-02-28' } })
  const { body } = await visitor.call(updateProfileEndpoint, { body: { city: 'Львів', region: 'UA-46', last_name: '' } })
  expect(body.data).toMatchObject({ first_name: 'Мар’яна', last_name: null, birth_date: '1990-02-28', city: 'Львів', region: 'UA-46' })
})

test('API-052, PR-001: every wrong field is answered with its own text, in the language of the page, and nothing is stored', async () => {
  const { visitor } = await registerPlayer(t)
  const wrong = {
    first_name: '<b>x</b>',
    last_name: '1',
    birth_date: '1990-02-30',
    region: 'moon',
    city: 'x'.repeat(81),
    address: 'a\u0000b',
  }
  for (const [language, words] of [
    ['uk', 'Перевірте дату'],
    ['ru', 'Проверьте дату'],
    ['en', 'Check your date'],
  ] as const) {
    const { status, body } = await visitor.call(updateProfileEndpoint, { body: wrong, headers: { 'x-language': language } })
    expect([status, body.error, Object.keys(body.errors ?? {}).toSorted()]).toEqual([200, 'check-the-form', Object.keys(wrong).toSorted()])
    expect(body.errors?.['birth_date']).toContain(words)
  }
  expect((await visitor.call(getProfileEndpoint)).body.data.city).toBeNull()
})

test('reliability 12: a birth date under the licence’s age is refused', async () => {
  const { visitor } = await registerPlayer(t)
  const tooYoung = await visitor.call(updateProfileEndpoint, { body: { birth_date: '2005-12-02' } })
  expect(Object.keys(tooYoung.body.errors ?? {})).toEqual(['birth_date'])
  expect((await visitor.call(updateProfileEndpoint, { body: { birth_date: '2005-12-01' } })).body.success).toBe(true)
})

test.each([
  ['an unknown field', { is_admin: true }],
  ['somebody else’s id', { player_id: 1 }],
  ['a number for a name', { first_name: 7 }],
  ['an unknown subscription', { settings: { subscriptions: { everything: true } } }],
  ['a very long name', { first_name: 'x'.repeat(1001) }],
])('reliability 19: %s is malformed (422)', async (_what, body) => {
  const { visitor } = await registerPlayer(t)
  expect((await visitor.raw('POST', '/rest/player/update/', body)).statusCode).toBe(422)
})

test('PR-009: subscriptions switch one by one, and others can ask for them', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: { settings: { subscriptions: { deposits: false, prizes: false } } } })
  const { body } = await visitor.call(updateProfileEndpoint, { body: { settings: { subscriptions: { prizes: true } } } })
  expect(body.data.settings.subscriptions).toEqual({ deposits: false, prizes: true })
  const asked = await subscriptionsOfPlayers(t.house.db, [player_id, 1n])
  expect([asked.get(player_id)?.deposits, asked.get(1n)?.deposits]).toEqual([false, true])
})

test('changes of two pages at once are both kept', async () => {
  const { visitor } = await registerPlayer(t)
  const fields = [{ first_name: 'Іван' }, { last_name: 'Мазепа' }, { city: 'Полтава' }, { region: 'UA-53' }, { birth_date: '1985-03-20' }]
  await Promise.all(fields.map((body) => visitor.call(updateProfileEndpoint, { body })))
  expect((await visitor.call(getProfileEndpoint)).body.data).toMatchObject(Object.assign({}, ...fields))
})

test('PR-004: a number is stored once, shown by its end alone, and belongs to one account', async () => {
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const wrong = await first.visitor.call(storeInnEndpoint, { body: { inn: '3184710692' } })
  expect([wrong.body.success, Object.keys(wrong.body.errors ?? {})]).toEqual([false, ['inn']])
  expect(await hasInn(t.house.db, first.player_id)).toBe(false)
  expect((await first.visitor.call(storeInnEndpoint, { body: { inn: '31847 10691' } })).body.data.inn).toBe('••••••0691')
  expect(await hasInn(t.house.db, first.player_id)).toBe(true)
  expect((await first.visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })).body.success).toBe(true)
  expect((await first.visitor.call(storeInnEndpoint, { body: { inn: '2222222225' } })).body.error).toBe('inn-stored')
  for (const [language, words] of [
    ['uk', 'Цей номер не вдалося прив’язати. Перевірте, чи немає в ньому помилки.'],
    ['ru', 'Этот номер не удалось привязать. Проверьте, нет ли в нём ошибки.'],
    ['en', 'We couldn’t link this number. Check it for a mistake.'],
  ] as const) {
    const taken = await second.visitor.call(storeInnEndpoint, { body: { inn: '3184710691' }, headers: { 'x-language': language } })
    expect(taken.body).toMatchObject({ success: false, error: 'check-the-form', errors: { inn: words } })
  }
  expect(await hasInn(t.house.db, second.player_id)).toBe(false)
  const { body } = await first.visitor.call(getProfileEndpoint)
  expect([body.data.inn, JSON.stringify(body).includes('3184710691')]).toEqual(['••••••0691', false])
})

test('PR-004: fifty accounts that store one number at once: one has it', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => registerPlayer(t)))
  const answers = await Promise.all(players.map(({ visitor }) => visitor.call(storeInnEndpoint, { body: { inn: '2222222225' } })))
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  expect(answers.filter(({ body }) => body.success).length).toBe(1)
})

test('PR-004: number and birth date say the same day, and the day is old enough', async () => {
  const { visitor } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: { birth_date: '1990-01-01' } })
  const other = await visitor.call(storeInnEndpoint, { body: { inn: '1111111118' } })
  expect(other.body.errors?.['inn']).toContain('даті народження')
  // The number says 1 January 1990 too; from then on the date stays what it says.
  expect((await visitor.call(storeInnEndpoint, { body: { inn: '3287300012' } })).body.success).toBe(true)
  const moved = await visitor.call(updateProfileEndpoint, { body: { birth_date: '1990-01-02' } })
  expect(moved.body.errors?.['birth_date']).toContain('даті народження')
  const young = await registerPlayer(t)
  const early = await young.visitor.call(storeInnEndpoint, { body: { inn: '4000012340' } })
  expect(early.body.errors?.['inn']).toContain('ще не можна грати')
  expect(await hasInn(t.house.db, young.player_id)).toBe(false)
})

test('reliability 18: numbers are not to be searched through', async () => {
  const { visitor } = await registerPlayer(t)
  for (let tried = 0; tried < 10; tried++) await visitor.call(storeInnEndpoint, { body: { inn: '1234567890' } })
  const { status, response } = await visitor.call(storeInnEndpoint, { body: { inn: '1234567890' } })
  expect([status, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
})

test('API-048, API-279: what was seen or closed is in the main data, once', async () => {
  const { visitor } = await registerPlayer(t)
  for (let time = 0; time < 2; time++) {
    await visitor.call(onBoardingEndpoint, { body: { scenario: 'first-game' } })
    await visitor.call(closePopupEndpoint, { body: { id: 1 } })
  }
  const main = (await visitor.raw('GET', '/rest/init/')).json().data
  expect([main.onBoarding, main.closePopups]).toEqual([{ seen: ['first-game'] }, [1]])
  expect((await visitor.raw('POST', '/rest/player/on-boarding/', { scenario: '<x>' })).statusCode).toBe(422)
})

test('reliability 18: a hundred and twenty things in an hour are all that a player has the house remember, of whatever kind', async () => {
  const { visitor } = await registerPlayer(t)
  const remember = [
    () => visitor.call(onBoardingEndpoint, { body: { scenario: 'first-game' } }),
    () => visitor.call(closePopupEndpoint, { body: { id: 1 } }),
    () => visitor.call(firebaseTokenEndpoint, { body: { token: 'f'.repeat(152) } }),
  ]
  const statuses = []
  for (let round = 0; round < 40; round++) for (const one of remember) statuses.push((await one()).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const one of remember) expect((await one()).status).toBe(429)
})

test('API-043: a token belongs to whoever signed in there last, and ten are kept', async () => {
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const token = 'd'.repeat(152)
  for (const { visitor } of [first, second]) await visitor.call(firebaseTokenEndpoint, { body: { token } })
  expect(await pushTokensOf(t.house.db, [first.player_id, second.player_id])).toEqual([{ player_id: second.player_id, token }])
  for (let device = 0; device < 12; device++) {
    t.clock.advance(1000)
    await first.visitor.call(firebaseTokenEndpoint, { body: { token: `${'e'.repeat(30)}${device}` } })
  }
  expect((await pushTokensOf(t.house.db, [first.player_id])).length).toBe(10)
})

test('API-280: the version of the site is remembered for a guest too', async () => {
  const visitor = t.visitor()
  expect((await visitor.call(siteVersionEndpoint, { body: { version: 'full' } })).body.success).toBe(true)
  expect(visitor.cookies.get('site-version')).toBe('full')
  expect((await visitor.raw('POST', '/rest/site-version/change/', { version: 'old' })).statusCode).toBe(422)
})

test('PR-011, API-284: an account is protected by a confirmed contact alone', async () => {
  const { visitor, player_id } = await registerPlayer(t, { email: 'unconfirmed@example.com' })
  const { body } = await visitor.call(protectAccountEndpoint)
  expect([body.success, body.error]).toEqual([false, 'contact-unconfirmed'])
  expect((await visitor.call(getProfileEndpoint)).body.data.isProtected).toBe(false)
  await inTransaction(t.house.db, (tx) =>
    confirmContact(tx, player_id, { kind: 'email', contact: 'unconfirmed@example.com', at: t.clock.now() }),
  )
  expect((await visitor.call(protectAccountEndpoint)).body).toEqual({ success: true })
  expect((await visitor.call(getProfileEndpoint)).body.data.isProtected).toBe(true)
})
