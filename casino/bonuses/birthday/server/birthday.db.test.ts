import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { applyBonus, getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, fundOfTerms, gift, offered, publish, stands } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { applyBirthday, cancelBirthday } from '../contract.ts'
import { offerBirthdays } from './offer-birthdays.ts'

let t: TestHouse
const birthday = {
  ...gift,
  slug: 'birthday',
  category: 'birthday',
  amount: { kind: 'fixed', amounts: amounts(5_000) },
  days_to_take: 7,
} as const
/** Players whose account is a month old on 1 January 2027; each test takes its own. */
let grown: RegisteredPlayer[] = []

beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, birthday)
  grown = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  t.clock.advance(31 * 86_400_000)
})
afterAll(() => closeBalanced(t))

const born = async (player: RegisteredPlayer | undefined, day: string): Promise<RegisteredPlayer> => {
  if (!player) throw new Error('there are too few players')
  const visitor = await enterAs(t, player.player_id)
  const { body } = await visitor.call(updateProfileEndpoint, { body: { birth_date: `1990-${day}` } })
  if (!body.success) throw new Error(JSON.stringify(body))
  return { ...player, visitor }
}
const celebrant = (day = '01-01') => born(grown.pop(), day)
const shown = async ({ visitor }: RegisteredPlayer) => (await visitor.raw('GET', '/rest/init/')).json().data.birthdayBonus
const apply = async ({ visitor }: RegisteredPlayer) => (await visitor.call(applyBirthday)).body
const cancel = async ({ visitor }: RegisteredPlayer) => (await visitor.call(cancelBirthday)).body

test('SA-021, SA-022, BO-017, API-123, API-124: offered three days around the birthday once a year; apply credits the bonus, cancel hides it for the year', async () => {
  const near = [await celebrant('01-04'), await celebrant('12-29')]
  const far = [await celebrant('01-05'), await celebrant('12-28')]
  await Promise.all([offerBirthdays(t.house), offerBirthdays(t.house)])
  const [takes, gives_up] = near as [RegisteredPlayer, RegisteredPlayer]
  expect(await Promise.all(near.map(shown))).toEqual([
    { id: expect.any(Number), amount: 5_000, currency: 'UAH', exponent: 2, till: '2027-01-08T00:00:00.000Z' },
    expect.objectContaining({ till: '2027-01-02T00:00:00.000Z' }),
  ])
  expect(await Promise.all(far.map(shown))).toEqual([null, null])
  const { id } = await shown(takes)
  const answer = await apply(takes)
  expect(answer).toMatchObject({ success: true, data: { id, status: 'applied', amount: 5_000 } })
  expect(await stands(t, takes.player_id, id)).toEqual([0, 5_000])
  const before = await fundOfTerms(t, 'birthday')
  expect(await cancel(gives_up)).toMatchObject({ success: true })
  expect(await fundOfTerms(t, 'birthday')).toBe(before + 5_000)
  // Neither again this year, whatever day is written now.
  for (const player of near) await player.visitor.call(updateProfileEndpoint, { body: { birth_date: '1990-01-02' } })
  await offerBirthdays(t.house)
  expect(await Promise.all(near.map(shown))).toEqual([null, null])
  for (const player of near) expect(await apply(player)).toMatchObject({ success: false, error: 'birthday-not-now' })
  expect(await cancel(takes)).toMatchObject({ success: false, error: 'birthday-not-now' })
})

test('EN-026: main data say that a bonus waits until its time is over, or its player decided on the page of bonuses', async () => {
  const [player, late] = [await celebrant(), await celebrant('12-29')]
  const guest = await t.arrive()
  expect((await guest.raw('GET', '/rest/init/')).json().data.birthdayBonus).toBeNull()
  await offerBirthdays(t.house)
  const { id } = await offered(player.visitor, 'birthday')
  expect((await shown(player)).id).toBe(id)
  await player.visitor.call(applyBonus, { params: { id } })
  await t.drain()
  expect(await shown(player)).toBeNull()
  expect(await shown(late)).not.toBeNull()
  t.clock.advance(12 * 3_600_000)
  expect([await shown(late), (await apply(late)).success]).toEqual([null, false])
  t.clock.advance(-12 * 3_600_000)
})

test('a birthday is no reason to register: an account younger than 30 days is offered nothing', async () => {
  const fresh = await born(await registerPlayer(t), '01-01')
  await offerBirthdays(t.house)
  expect([await shown(fresh), (await apply(fresh)).success]).toEqual([null, false])
})

test('whoever takes a break is offered nothing; what waited waits unseen, and is shown again afterwards', async () => {
  const [player, resting] = [await celebrant(), await celebrant()]
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await offerBirthdays(t.house)
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  const back = { ...player, visitor: await enterAs(t, player.player_id) }
  expect(await shown(back)).toBeNull()
  expect(await apply(back)).toMatchObject({ success: false, error: 'bonuses-not-now' })
  expect(await shown({ ...resting, visitor: await enterAs(t, resting.player_id) })).toBeNull()
  t.clock.advance(86_400_001)
  expect(await shown({ ...player, visitor: await enterAs(t, player.player_id) })).not.toBeNull()
  t.clock.advance(-86_400_001)
})

test('what the fund does not hold is not offered, and is once it does', async () => {
  await publish(t, { ...birthday, budget: amounts(5_000) })
  const two = [await celebrant(), await celebrant()]
  const offeredTo = async () => (await Promise.all(two.map(shown))).filter(Boolean).length
  await offerBirthdays(t.house)
  expect(await offeredTo()).toBe(1)
  await publish(t, birthday)
  await offerBirthdays(t.house)
  expect(await offeredTo()).toBe(2)
  const [one] = two
  expect(one && (await one.visitor.call(getAvailable, {})).body.data.filter(({ category }) => category === 'birthday')).toHaveLength(1)
})
