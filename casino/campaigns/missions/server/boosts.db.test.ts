import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { boostsOf, createBoard, type BoardSpec } from '#casino/campaigns/boards/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Step } from '../track-spec.ts'
import { createTrack } from './create-track.ts'

const owner = 'seasons/king-of-road'
const title = { uk: 'Дорога', ru: 'Дорога', en: 'A road' }
const minute_ms = 60_000
const stakes = { UAH: { min_minor: 100, max_minor: 10_000 } }
const games = ['silent-film']
const board_spec: BoardSpec = {
  games,
  stakes,
  score: { kind: 'rounds', within_attempt: 'sum', most_points: 100 },
  attempts: 1,
  rounds_per_attempt: 1,
  extra_attempts: 0,
  entry: 'play',
  boost: { most: 3 },
  prizes: [],
}

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

type Boost = NonNullable<Step['boost']>

/** What one round brings that does tasks with these boosts, and then another that does tasks with those: when each boost begins and ends. */
const earned = async (first: readonly Boost[], later: readonly Boost[] = []) => {
  const window = { starts_at: t.clock.now(), ends_at: new Date(t.clock.now().getTime() + 7 * 24 * 60 * minute_ms) }
  const step = (boost: Boost, index: number, count: number): Step => ({
    name: `round-${count}-${index}`,
    title,
    goal: { kind: 'rounds', rounds: { games, stakes }, count },
    boost,
  })
  const steps = [...first.map((boost, index) => step(boost, index, 1)), ...later.map((boost, index) => step(boost, index, 2))]
  const board = await inTransaction(t.house.db, async (tx) => {
    const made = await createBoard(tx, t.house, { owner, title, ...window, spec: board_spec })
    const spec = { steps, board: 'road', order: 'free', repeat: 'once', claim: 'by-itself' } as const
    await createTrack(tx, t.house, { owner, title, ...window, board_id: made?.id ?? null, spec })
    return made
  })
  const player = await fundedPlayer(t, 100_000n)
  const at_ms = t.clock.now().getTime()
  for (const _ of later.length > 0 ? [1, 2] : [1]) {
    await settleRound(t, player, { win_minor: 0, stake_minor: 200, slug: 'silent-film' })
    await t.drain()
  }
  const whose = { board_id: board?.id ?? 0n, player_id: player.id }
  const minutes = (moment: Date | null) => moment && (moment.getTime() - at_ms) / minute_ms
  return (await boostsOf(t.house.db, [whose]))(whose).map(({ factor, starts_at, ends_at }) => [
    factor,
    minutes(starts_at),
    minutes(ends_at),
  ])
}

const twice = { factor: 2, minutes: 60 }

test('boosts of a kind that one round earns last as long as all of them, those of another kind run beside them', async () => {
  expect(await earned([twice, twice])).toEqual([[2, 0, 120]])
  expect(await earned([twice, { factor: 2, minutes: 15 }, { factor: 3, minutes: 5 }])).toEqual(
    expect.arrayContaining([
      [2, 0, 75],
      [3, 0, 5],
    ]),
  )
})

test('a boost to the end of the board is not lost beside one that lasts, whether they are earned together or at one moment', async () => {
  expect(await earned([twice, { factor: 2 }])).toEqual([[2, 0, null]])
  expect(await earned([twice], [{ factor: 2 }])).toEqual([
    [2, 0, 60],
    [2, 60, null],
  ])
  expect(await earned([twice], [twice])).toEqual([
    [2, 0, 60],
    [2, 60, 120],
  ])
})
