import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, endOffer, fundOfTerms, gift, publish, toldAsGiven } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getPartnerBonus, takePartnerBonus } from '../contract.ts'

let t: TestHouse
const partner = { ...gift, slug: 'partner', category: 'gambling_partners', amount: { kind: 'fixed', amounts: amounts(5_000) } } as const
beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, partner)
})
afterAll(() => closeBalanced(t))

const shown = async (visitor: TestVisitor) => (await visitor.call(getPartnerBonus)).body.data
const take = async (visitor: TestVisitor) => (await visitor.call(takePartnerBonus)).body
const waiting = async (visitor: TestVisitor) =>
  (await visitor.call(getAvailable, {})).body.data.filter(({ category }) => category === 'gambling_partners').map(({ amount }) => amount)

test('API-117, API-118: a partner’s bonus is shown to guests and players with its category, and given once, out of its fund', async () => {
  const before = await fundOfTerms(t, 'partner')
  const guest = await t.arrive()
  const { visitor, player_id } = await registerPlayer(t)
  for (const who of [guest, visitor])
    expect(await shown(who)).toMatchObject({ category: 'gambling_partners', calculationFields: { most: 5_000 } })
  expect((await guest.call(takePartnerBonus)).status).toBe(401)
  const answers = await Promise.all([1, 2, 3].map(() => take(visitor)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await take(visitor)).toMatchObject({ success: false, error: 'partner-bonus-taken' })
  expect([await shown(visitor), await waiting(visitor), await fundOfTerms(t, 'partner')]).toEqual([null, [5_000], before - 5_000])
  expect(await toldAsGiven(t, player_id)).toEqual([])
})

test('a new version of the same terms gives nobody a second one', async () => {
  const { visitor } = await registerPlayer(t)
  await take(visitor)
  await publish(t, partner)
  expect([await shown(visitor), (await take(visitor)).success, await waiting(visitor)]).toEqual([null, false, [5_000]])
})

test('reliability 12: who takes a break is shown nothing and given nothing', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(coolOff, { body: { days: 1 } })
  const back = await enterAs(t, player_id)
  expect([await shown(back), await take(back)]).toMatchObject([null, { success: false, error: 'partner-bonus-not-now' }])
})

test('what the fund does not hold is neither shown nor given, and without terms there is none', async () => {
  await publish(t, { ...partner, budget: amounts(5_000) })
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  expect((await take(one.visitor)).success).toBe(true)
  expect([await shown(other.visitor), await take(other.visitor)]).toMatchObject([null, { error: 'partner-bonus-none' }])
  await endOffer(t, 'partner')
  expect([await shown(await t.arrive()), await take(other.visitor)]).toMatchObject([null, { error: 'partner-bonus-none' }])
})
