import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getDepositBonuses } from '../contract.ts'
import { publish, welcome } from '../testing/offered-bonus.ts'
import { estimateWorths } from './estimate-worth.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ brand: 'king', pool_size: 16 })
})
afterAll(() => closeBalanced(t))

test('API-086: at the desk a bonus is worth what comes with the amount that is typed; free spins that go into it are told as a whole', async () => {
  const stake = { UAH: 200, USD: 20, EUR: 20, USDT: 200_000 }
  const spins = { games: ['golden-orchard'], number: 20, portions: 1, days_to_play: 3, stake }
  const plain = { ...welcome, wagering: { ...welcome.wagering, multiple: 5, contributions: { slot: 100 } } } as const
  await publish(t, { ...plain, slug: 'typed', free_spins: { ...spins, wins: 'cash' } })
  await publish(t, { ...plain, slug: 'typed-whole', free_spins: { ...spins, wins: 'bonus' } })
  await estimateWorths(t.house)
  const { visitor } = await registerPlayer(t)
  const worthWith = async (slug: string, amount?: number): Promise<string> => {
    const query = amount === undefined ? {} : { amount }
    const { data } = (await visitor.call(getDepositBonuses, { params: { method_id: 1, currency_id: 2 }, query })).body
    return (data.find(({ terms }) => terms === slug)?.worth?.text ?? '').replaceAll('\u00a0', ' ')
  }
  const most = await worthWith('typed')
  expect(most).toContain('з 1 000 ₴ поповнення і 1 000 ₴ бонусу')
  expect(await worthWith('typed', 20_000)).toContain('з 200 ₴ поповнення і 200 ₴ бонусу')
  // A fiftieth of it, 6 ₴, is no stake of the house's slots: it is told for the one below, and for fifty of that.
  expect(await worthWith('typed', 30_000)).toMatch(/по 4 ₴, .* з 200 ₴ поповнення і 200 ₴ бонусу/)
  // Too little brings nothing: what the bonus may be is told then.
  expect(await worthWith('typed', 1_000)).toBe(most)
  const whole = await worthWith('typed-whole')
  expect([await worthWith('typed-whole', 20_000), whole === '']).toEqual([whole, false])
})
