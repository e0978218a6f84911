import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { cancelBonus } from '#casino/bonuses/bonuses/contract.ts'
import {
  amounts,
  depositWith,
  endOffer,
  fundOfTerms,
  gift,
  play,
  publish,
  rejectBonus,
  stands,
} from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { applyInsurance, getInsurance } from '../contract.ts'
import { countDays } from './count-day.ts'
import { readInsurance } from './insured-day.ts'

let t: TestHouse
let player: RegisteredPlayer
const insurance = { ...gift, slug: 'insurance', category: 'insurance', amount: { kind: 'given', most: amounts(5_000) } } as const
beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, insurance)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player = await registerPlayer(t)
  await depositWith(t, player.visitor, 50_000, 0)
})

const day_ms = 86_400_000
const later = async (duration_ms: number) => {
  t.clock.advance(duration_ms)
  player = { ...player, visitor: await enterAs(t, player.player_id) }
}
const read = async ({ visitor } = player) => (await visitor.call(getInsurance)).body
const apply = async () => (await player.visitor.call(applyInsurance)).body
const shown = async () => (await player.visitor.raw('GET', '/rest/init/')).json().data.showInsuranceBonusPopup
/** The day is over, and counted. */
const counted = async () => {
  await later(2 * day_ms)
  await Promise.all([countDays(t.house), countDays(t.house)])
  await t.drain()
}

test('BO-005, API-114, API-115, EN-022, EN-042: a tenth of a day’s loss of own cash waits once, is taken, and shown until then; not before the day is long over', async () => {
  await play(t, player.player_id, 20_000n, 2_000n)
  await later(day_ms)
  await countDays(t.house)
  expect([(await read()).data, await shown()]).toEqual([{ status: 'active', percent: 10, bonus: null }, false])
  expect(await apply()).toMatchObject({ success: false, error: 'insurance-none' })
  const before = await fundOfTerms(t, 'insurance')
  await later(day_ms)
  await Promise.all([countDays(t.house), countDays(t.house)])
  expect(await fundOfTerms(t, 'insurance')).toBe(before - 1_800)
  expect([(await read()).data, await shown()]).toMatchObject([{ status: 'completed', bonus: { amount: 1_800, status: 'assigned' } }, true])
  const taken = await apply()
  expect(taken.data).toMatchObject({ status: 'applied', amount: 1_800 })
  expect(await stands(t, player.player_id, taken.data.id)).toEqual([32_000, 1_800])
  expect([(await read()).data.status, await shown(), (await apply()).success]).toEqual(['active', false, false])
  await countDays(t.house)
  expect((await read()).data.status).toBe('active')
})

test('no more than the terms allow, nothing for who won, and nothing for a stake of bonus money', async () => {
  const [lucky, poor] = [await registerPlayer(t), await registerPlayer(t)]
  await depositWith(t, lucky.visitor, 50_000, 0)
  await play(t, player.player_id, 50_000n)
  await play(t, lucky.player_id, 10_000n, 30_000n)
  await counted()
  expect((await read()).data.bonus?.amount).toBe(5_000)
  for (const other of [lucky, poor])
    expect((await read({ ...other, visitor: await enterAs(t, other.player_id) })).data).toMatchObject({ status: 'active', bonus: null })
})

test('a day that nobody counted in its time is counted later, once, as long as a week has not passed', async () => {
  await counted()
  const before = await fundOfTerms(t, 'insurance')
  await play(t, player.player_id, 20_000n, 2_000n)
  await later(day_ms)
  await play(t, player.player_id, 10_000n)
  await later(5 * day_ms)
  await countDays(t.house)
  expect(await fundOfTerms(t, 'insurance')).toBe(before - 2_800)
  await play(t, player.player_id, 10_000n)
  await later(9 * day_ms)
  await countDays(t.house)
  await countDays(t.house)
  expect(await fundOfTerms(t, 'insurance')).toBe(before - 2_800)
})

test('a day of which the counting was begun and stopped is gone on with, though later ones are counted by now', async () => {
  await counted()
  const before = await fundOfTerms(t, 'insurance')
  await play(t, player.player_id, 20_000n, 2_000n)
  const day = t.clock.now()
  await later(4 * day_ms)
  await countDays(t.house)
  expect(await fundOfTerms(t, 'insurance')).toBe(before - 1_800)
  await sql`update bonuses_insurance.days set counted_at = null, after_player = 0 where day = (${day}::timestamptz at time zone 'Europe/Kyiv')::date`.execute(
    t.house.db,
  )
  await countDays(t.house)
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from bonuses_insurance.days where counted_at is null`.execute(t.house.db)
  // Whom it had come to before is given nothing again.
  expect([rows[0]?.open, await fundOfTerms(t, 'insurance')]).toEqual([0, before - 1_800])
})

test('a day that passes while no terms are published is not insured, also once they are again', async () => {
  await counted()
  await endOffer(t, 'insurance')
  await play(t, player.player_id, 20_000n)
  for (let days = 0; days < 4; days += 1) {
    await later(day_ms)
    await countDays(t.house)
  }
  await publish(t, insurance)
  await countDays(t.house)
  expect((await read()).data).toMatchObject({ status: 'active', bonus: null })
})

test('a day before terms were published is not insured by them, though nobody noted that it had passed', async () => {
  await counted()
  await endOffer(t, 'insurance')
  await later(2 * day_ms)
  await play(t, player.player_id, 20_000n)
  await later(day_ms)
  await publish(t, insurance)
  await play(t, player.player_id, 10_000n)
  await later(2 * day_ms)
  await countDays(t.house)
  await t.drain()
  expect((await read()).data.bonus?.amount).toBe(1_000)
  expect((await apply()).success).toBe(true)
  expect((await read()).data).toMatchObject({ status: 'active', bonus: null })
})

test('what its player gives up on the page of bonuses waits no more, nor what nobody took in a week', async () => {
  const late = await registerPlayer(t)
  await depositWith(t, late.visitor, 50_000, 0)
  await play(t, player.player_id, 20_000n)
  await play(t, late.player_id, 20_000n)
  await counted()
  const id = (await read()).data.bonus?.id ?? 0
  await player.visitor.call(cancelBonus, { params: { id } })
  await t.drain()
  expect([(await read()).data.status, await shown()]).toEqual(['active', false])
  player = late
  await later(0)
  expect(await shown()).toBe(true)
  await later(7 * day_ms)
  expect([(await read()).data.status, await shown()]).toEqual(['active', false])
})

test('RTM-038: a bonus that the house takes back is told by its own message', async () => {
  await play(t, player.player_id, 20_000n)
  await counted()
  const id = (await read()).data.bonus?.id ?? 0
  await rejectBonus(t, id)
  await t.drain()
  const messages = t.published.filter(({ channel }) => channel === `player:#${player.player_id}`).map(({ message }) => message)
  expect(messages.filter((message) => message['event'] === 'insurance-reject').map(({ data }) => data)).toEqual([{ id }])
  expect((await read()).data.status).toBe('active')
})

test('reliability 12: whoever takes a break is not paid for having lost; where the licence forbids rewards for losses there is none', async () => {
  await play(t, player.player_id, 20_000n)
  await player.visitor.call(coolOff, { body: { days: 30 } })
  await t.drain()
  await counted()
  expect((await read()).data).toMatchObject({ status: 'active', bonus: null })
  const strict = { ...t.house, jurisdiction: jurisdictionOf('ua') }
  const before = await fundOfTerms(t, 'insurance')
  await later(day_ms)
  await countDays(strict)
  expect(await fundOfTerms(t, 'insurance')).toBe(before)
  await expect(readInsurance({ house: strict, player_id: player.player_id, language: 'uk' })).rejects.toMatchObject({
    code: 'insurance-closed',
  })
})
