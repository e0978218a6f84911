import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bettor, cashOf, closeBalanced, createBetHouse, placed } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { publishFixtures, updateEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballFixture } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getExpress } from '../contract.ts'
import { chooseExpresses } from './choose-express.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

/** A match with a winner market at these prices. Kyiv is two hours ahead of UTC in December. */
const published = (sport: string, startsAt: string, home: number, away: number): Promise<bigint> =>
  inTransaction(t.house.db, async (tx) => {
    const plain = footballFixture(`${sport} home`, `${sport} away`, startsAt)
    const fixture = {
      ...plain,
      sport: { ...plain.sport, slug: sport },
      category: { ...plain.category, ref: `c:${sport}` },
      tournament: { ...plain.tournament, ref: `t:${sport}` },
    }
    const ref = `${sport} ${startsAt}`
    const [event] = await publishFixtures(tx, t.house, [{ producer: 'test', ref, is_simulated: true, fixture }])
    const outcomes = [
      { outcome: 'home', odds_thousandths: home, won_millionths: 500_000, returned_millionths: 0 },
      { outcome: 'away', odds_thousandths: away, won_millionths: 400_000, returned_millionths: 0 },
    ]
    const markets = [{ type: 'winner', specifiers: {}, is_suspended: false, outcomes } as const]
    await updateEvents(tx, t.house, [{ event_id: event?.id ?? 0n, sport, markets }])
    return event?.id ?? 0n
  })

const express = async () => (await t.visitor().call(getExpress)).body.data

test('SP-011, API-137, RT-071: an express of four sports at the prices of now is there for the evening, is placed as it stands, and closes with its first match', async () => {
  expect(await express()).toBeNull()
  await published('football', '2026-12-01T16:30:00.000Z', 1_600, 2_400)
  expect(await express()).toBeNull()
  const tennis = await published('tennis', '2026-12-01T18:00:00.000Z', 1_640, 2_200)
  await published('tennis', '2026-12-01T17:30:00.000Z', 1_900, 1_900)
  await published('esports', '2026-12-01T17:00:00.000Z', 2_600, 1_500)
  await published('volleyball', '2026-12-01T20:00:00.000Z', 1_450, 2_700)
  await published('football', '2026-12-01T20:30:00.000Z', 1_300, 3_400)
  await published('basketball', '2026-12-01T19:00:00.000Z', 1_200, 4_400)
  await chooseExpresses(t.house)
  const chosen = await express()
  expect(chosen).toMatchObject({ day: '2026-12-01', isOpen: true, startsAt: '2026-12-01T17:00:00.000Z' })
  expect(chosen?.legs.map(({ event, outcome, odds }) => [event.sport, outcome, odds])).toEqual([
    ['tennis', 'home', 1_640],
    ['esports', 'away', 1_500],
    ['volleyball', 'home', 1_450],
    ['football', 'home', 1_300],
  ])
  expect(chosen?.legs[0]?.event.id).toBe(Number(tennis))
  expect(chosen?.odds).toBe(Math.floor((1_640 * 1_500 * 1_450 * 1_300) / 1e9))
  const player = await bettor(t)
  const selections = (chosen?.legs ?? []).map(({ marketId, outcome, odds }) => ({ marketId, outcome, odds: odds ?? 0 }))
  expect(await placed(player, selections, 10_000)).toMatchObject({ betType: 'multi', odds: chosen?.odds, state: 'accepted' })
  expect(await cashOf(t, player)).toBe(990_000n)
  const page = await t.app.inject({ url: '/rest/page/sport/express-of-the-day/' })
  expect(page.json()).toMatchObject({ data: { components: [{ type: 'sport-express', data: { express: { day: '2026-12-01' } } }] } })
  t.clock.set('2026-12-01T17:00:00Z')
  expect((await express())?.isOpen).toBe(false)
  // What begins later that evening was not chosen anew, nor is what is chosen.
  await chooseExpresses(t.house)
  expect((await express())?.legs).toHaveLength(4)
})

test('SP-011: on the day when summer time begins an evening is that of the clock, and takes a match at 19:30', async () => {
  t.clock.set('2027-03-28T06:00:00Z')
  const startsAt = '2027-03-28T16:30:00.000Z'
  for (const sport of ['football', 'tennis', 'volleyball']) await published(sport, startsAt, 1_600, 2_400)
  await chooseExpresses(t.house)
  expect(await express()).toMatchObject({ day: '2027-03-28', isOpen: true, startsAt })
})
