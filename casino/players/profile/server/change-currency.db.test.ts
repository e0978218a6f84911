import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { houseAccount, post, purseOf, readPlayerBalance } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getPlayInfo, updateLimits } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getProfileEndpoint, updateProfileEndpoint } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const choose = async (visitor: TestVisitor, currency_id: number) =>
  (await visitor.call(updateProfileEndpoint, { body: { currency_id } })).body
const profileOf = async (visitor: TestVisitor) => (await visitor.call(getProfileEndpoint)).body.data

test('API-052, PR-001, GN-003: another currency is the player’s own everywhere, with the same answer', async () => {
  const { visitor } = await registerPlayer(t)
  const { success, data } = await choose(visitor, 1)
  expect([success, data.currency_id]).toEqual([true, 1])
  const main = (await visitor.raw('GET', '/rest/init/')).json().data
  expect([main.currency, main.playerInfo.playerBalance]).toMatchObject(['USD', { currency: 'USD', exponent: 2, balance: 0 }])
  expect((await visitor.call(getPlayInfo)).body.data.currency).toBe('USD')
  const desk = (await visitor.raw('POST', '/rest/cash/', { version: 'v3', bonus_id: 0, location: 'modal' })).json().data
  expect([desk.currency.iso, desk.presets.length > 0]).toEqual(['USD', true])
})

test('GN-003: every open page hears of it by the message of the balance', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await t.drain()
  t.published.length = 0
  await choose(visitor, 4)
  await t.drain()
  const heard = t.published.filter(({ channel }) => channel.includes(String(player_id))).map(({ message }) => message)
  expect(heard).toMatchObject([{ type: 'setBalance', data: { currency: 'USDT', exponent: 6, balance: 0 } }])
})

test('A-046, GN-003: a currency is chosen as often as one likes, there and back', async () => {
  const { visitor } = await registerPlayer(t)
  for (const currency_id of [1, 3, 2, 4, 2]) expect((await choose(visitor, currency_id)).data.currency_id).toBe(currency_id)
})

test('API-052: an unknown currency is a wrong field, and the same one changes nothing', async () => {
  const { visitor } = await registerPlayer(t)
  const unknown = await choose(visitor, 99)
  expect([unknown.error, Object.keys(unknown.errors ?? {})]).toEqual(['check-the-form', ['currency_id']])
  expect((await choose(visitor, 2)).success).toBe(true)
})

test('PR-001: where the currency is refused, the fields that came with it are not stored either', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  // Bonus money keeps its player in its currency.
  await inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `test:${player_id}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'bonus:7', 'UAH'), amount_minor: 100n }],
    }),
  )
  const { body } = await visitor.call(updateProfileEndpoint, { body: { city: 'Львів', currency_id: 3 } })
  expect([body.error, (await profileOf(visitor)).city]).toEqual(['currency-in-use', null])
})

test('A-046: of two changes at once each is made whole, one after the other', async () => {
  for (let round = 0; round < 5; round++) {
    const { visitor, player_id } = await registerPlayer(t)
    const answers = await Promise.all([choose(visitor, 1), choose(visitor, 3)])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    const { currency } = await readPlayerBalance(t.house.db, player_id, 'UAH')
    expect(currency).toBe((await playerById(t.house.db, player_id))?.currency)
  }
})

test('RP-001, A-046: limits and waiting increases go over into the other currency, and a change back gives no more room', async () => {
  const { visitor } = await registerPlayer(t)
  const limits = (amount: number | null) => ({
    body: { limits: [{ type: 'stake' as const, period: '24-hours' as const, amount }] },
  })
  await visitor.call(updateLimits, limits(420_050))
  await visitor.call(updateLimits, limits(840_000))
  await choose(visitor, 1)
  const limitOf = async () =>
    (await visitor.call(getPlayInfo)).body.data.limits.find(({ type, period }) => type === 'stake' && period === '24-hours')
  expect(await limitOf()).toMatchObject({ amount: 10_001, increase: { amount: 20_000 } })
  await choose(visitor, 2)
  expect(await limitOf()).toMatchObject({ amount: 420_042, increase: { amount: 840_000 } })
})
