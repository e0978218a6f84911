import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoSeries } from './server/demo-series.ts'
import {
  addRound,
  attemptsOf,
  freshProgress,
  fundOf,
  isWithin,
  prizeOf,
  prizePlaces,
  race_notice_ms,
  raceState,
  roundPoints,
  stakeVerdict,
  winners_limit,
  type Progress,
} from './rules.ts'
import { wantedWindows, windowAt } from './schedule.ts'

const at = (text: string) => new Date(`2026-12-01T${text}Z`)
const race = { starts_at: at('12:00:00'), ends_at: at('14:00:00') }
const plan = { attempts: 3, rounds_per_attempt: 2 }
const play = (points: readonly number[], from: Progress = freshProgress): Progress =>
  points.reduce<Progress>(
    (progress, gained, index) => addRound(progress, plan, { points: gained, at: new Date(index * 1_000) }) ?? progress,
    from,
  )

describe('points', () => {
  test('RA-003: a round gives its win as a multiple of its own stake, times 100, rounded down', () => {
    expect(roundPoints(1_000, 12_345)).toBe(1_234)
    expect(roundPoints(1_000, 1_000)).toBe(100)
    expect(roundPoints(1_000, 0)).toBe(0)
    expect(roundPoints(3, 1)).toBe(33)
  })

  test('RA-003: neither the size of the stake nor the currency changes the points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (stake, multiple, scale) => {
          expect(roundPoints(stake * scale, stake * multiple * scale)).toBe(roundPoints(stake, stake * multiple))
        },
      ),
    )
  })

  test('RA-003: no round costs points, so losing is never better than not playing on', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 8 }), (gains) => {
        const points = gains.map((_, index) => play(gains.slice(0, index + 1)).points)
        expect(points).toEqual(points.toSorted((one, other) => one - other))
      }),
    )
  })

  test('RA-003: the best attempt counts, and who has played all attempts out gets no more', () => {
    expect(play([100, 50, 400, 0, 10, 10]).points).toBe(400)
    expect(play([100, 50, 400, 0, 10, 10])).toMatchObject({ rounds: 6, attempts: [150, 400, 20] })
    expect(addRound(play([1, 1, 1, 1, 1, 1]), plan, { points: 9_999, at: at('12:30:00') })).toBeNull()
  })

  test('RA-003: the moment of the best is kept, later rounds that bring nothing do not move it', () => {
    expect(play([100, 50, 0, 0]).reached_at).toEqual(new Date(1_000))
    expect(play([0]).reached_at).toBeNull()
  })
})

test('RA-004: attempts that were not begun are pending', () => {
  expect(attemptsOf(play([100, 50, 400]), plan)).toEqual([
    { number: 1, status: 'finished', roundsPlayed: 2, points: 150 },
    { number: 2, status: 'active', roundsPlayed: 1, points: 400 },
    { number: 3, status: 'pending', roundsPlayed: 0, points: 0 },
  ])
})

test('A-067: below the minimum, counted, above the maximum; a currency without bounds takes no part', () => {
  const stakes = { UAH: { min_minor: 400, max_minor: 10_000 } }
  expect([399, 400, 10_000, 10_001].map((stake) => stakeVerdict(stakes, 'UAH', stake))).toEqual(['below', 'counts', 'counts', 'above'])
  expect(stakeVerdict(stakes, 'USD', 1_000)).toBeNull()
})

test('RA-001: the state follows from the dates; the moment of the end is late', () => {
  expect(['11:59:59.999', '12:00:00', '13:59:59.999', '14:00:00'].map((time) => raceState(race, at(time)))).toEqual([
    'soon',
    'active',
    'active',
    'closed',
  ])
  expect(isWithin(race, at('14:00:00'))).toBe(false)
})

test('RA-001: prizes by place in the currency of the winner; the fund holds every place', () => {
  const { prizes, stakes } = demoSeries.template
  expect([1, 2, 5, 10, 11].map((place) => prizeOf(prizes, place, 'UAH'))).toEqual([200_000, 120_000, 40_000, 20_000, null])
  expect(fundOf(prizes, 'UAH')).toBe(580_000n)
  expect(prizePlaces(prizes)).toBe(10)
  expect(Object.keys(stakes).toSorted()).toEqual(['EUR', 'UAH', 'USD', 'USDT'])
})

test('CN-010, CN-034, RA-006: ten winners; a race notice lasts ten seconds', () => {
  expect(winners_limit).toBe(10)
  expect(race_notice_ms).toBe(10_000)
})

test('windows of a series lie edge to edge, whoever asks and whenever', () => {
  const [current, next] = wantedWindows(7_200, at('13:17:21'))
  expect(current).toEqual({ starts_at: at('12:00:00'), ends_at: at('14:00:00') })
  expect(next).toEqual(windowAt(7_200, at('14:00:00')))
})
