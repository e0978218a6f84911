import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import type { BoardSpec, ScoreRule } from './board-spec.ts'
import { faultsOfSpec } from './check-spec.ts'
import { faultOfRanges, fundOf, lastPlace, pointsOfPlace, prizeOf } from './places.ts'
import { boardState, isStartingSoon, isWithin, leaderboard_limit, most_rows, notice_ms, rows_limit } from './rules.ts'
import { stakeVerdict } from './round-filter.ts'
import { addRound, attemptsOf, freshProgress, multipleOf, type Progress } from './scoring.ts'

const at = (text: string) => new Date(`2026-12-01T${text}Z`)
const window = { starts_at: at('12:00:00'), ends_at: at('14:00:00') }
const stakes = { UAH: { min_minor: 400, max_minor: 10_000 }, USD: { min_minor: 20, max_minor: 400 } }
const sums: ScoreRule = { kind: 'multiple', within_attempt: 'sum' }
const plan = { attempts: 3, rounds_per_attempt: 2, score: sums, stakes }
/** A round of one hryvnia's hundred, so that what it wins is its points. */
const round = (win_minor: number, at_ms = 0, stake_minor = 100) => ({ stake_minor, win_minor, currency: 'UAH', at: new Date(at_ms) })
const play = (points: readonly number[], from: Progress = freshProgress): Progress =>
  points.reduce<Progress>((progress, gained, index) => addRound(progress, plan, round(gained, index * 1_000)) ?? progress, from)

describe('points', () => {
  test('RA-003: a round gives its win as a multiple of its own stake, times 100, rounded down', () => {
    expect(multipleOf({ stake_minor: 1_000, win_minor: 12_345 })).toBe(1_234)
    expect(multipleOf({ stake_minor: 1_000, win_minor: 1_000 })).toBe(100)
    expect(multipleOf({ stake_minor: 1_000, win_minor: 0 })).toBe(0)
    expect(multipleOf({ stake_minor: 3, win_minor: 1 })).toBe(33)
  })

  test('the multiple is the exact quotient rounded down, whatever the sums', () => {
    const sums = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
    fc.assert(
      fc.property(sums, sums, (stake_minor, win_minor) => {
        const exact = (BigInt(win_minor) * 100n) / BigInt(stake_minor)
        const most = BigInt(Number.MAX_SAFE_INTEGER)
        expect(multipleOf({ stake_minor, win_minor })).toBe(Number(exact > most ? most : exact))
      }),
      { numRuns: 2_000 },
    )
  })

  test('RA-003: neither the size of the stake nor the currency changes the points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (stake, multiple, scale) => {
          const scaled = { stake_minor: stake * scale, win_minor: stake * multiple * scale }
          expect(multipleOf(scaled)).toBe(multipleOf({ stake_minor: stake, win_minor: stake * multiple }))
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
    expect(addRound(play([1, 1, 1, 1, 1, 1]), plan, round(9_999))).toBeNull()
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
  expect([399, 400, 10_000, 10_001].map((stake) => stakeVerdict(stakes, 'UAH', stake))).toEqual(['below', 'counts', 'counts', 'above'])
  expect(stakeVerdict(stakes, 'EUR', 1_000)).toBeNull()
  expect(stakeVerdict(stakes, 'UAH', 0)).toBeNull()
})

test('RA-001: the state follows from the dates; the moment of the end is late', () => {
  expect(['11:59:59.999', '12:00:00', '13:59:59.999', '14:00:00'].map((time) => boardState(window, at(time)))).toEqual([
    'soon',
    'active',
    'active',
    'closed',
  ])
  expect(isWithin(window, at('14:00:00'))).toBe(false)
})

test('TO-001: soon, active and closed by the dates; the moment of the end is late', () => {
  expect(boardState(window, at('11:59:59'))).toBe('soon')
  expect(boardState(window, at('12:00:00'))).toBe('active')
  expect(boardState(window, at('14:00:00'))).toBe('closed')
})

test('TO-002: starting soon is less than a day away, and not begun', () => {
  const early = new Date('2026-11-30T12:00:00Z')
  expect([early, new Date(early.getTime() + 1), at('12:00:00')].map((now) => isStartingSoon(window, now))).toEqual([false, true, false])
})

const amounts = (UAH: number) => ({ UAH, USD: 1, EUR: 1, USDT: 1 })
const prizes = [
  { places: '1', amounts: amounts(500) },
  { places: '2-5', amounts: amounts(100) },
]

test('TO-004: ranges are expanded to places: each wins what its range says, and the fund holds every place', () => {
  expect([1, 2, 3, 4, 5, 6].map((place) => prizeOf(prizes, place, 'UAH'))).toEqual([500, 100, 100, 100, 100, null])
  expect([1, 5, 6].map((place) => pointsOfPlace([{ places: '1-5', points: 10 }], place))).toEqual([10, 10, 0])
  expect(fundOf(prizes, 'UAH')).toBe(900n)
  expect(lastPlace(prizes)).toBe(5)
})

test('TO-004: a hole, an overlap, a range that runs backwards, and more places than anybody could pay are faults', () => {
  expect(faultOfRanges(['1', '2-5', '6-10'])).toBeNull()
  expect(faultOfRanges(['6-10', '1-5'])).toBeNull()
  expect(faultOfRanges(['1', '3-5'])).toBe('hole')
  expect(faultOfRanges(['2-5'])).toBe('hole')
  expect(faultOfRanges(['1-3', '3-5'])).toBe('overlap')
  expect(faultOfRanges(['5-1'])).toBe('not-a-range')
  expect(faultOfRanges(['1-100000'])).toBeNull()
  expect(faultOfRanges(['1-100001'])).toBe('too-many-places')
})

const playBy = (score: ScoreRule, wins: readonly number[], over: Partial<typeof plan> = {}): Progress =>
  wins.reduce<Progress>(
    (progress, win, index) => addRound(progress, { ...plan, ...over, score }, round(win, index)) ?? progress,
    freshProgress,
  )

describe('rules of the closed list', () => {
  test('the best multiple of an attempt counts, not their sum', () => {
    expect(playBy({ kind: 'multiple', within_attempt: 'best' }, [300, 200, 100, 250])).toMatchObject({ attempts: [300, 250], points: 300 })
  })

  test('TO-007: coefficients: the highest multiple that is reached names the points', () => {
    const table = [
      { from_hundredths: 100, points: 1 },
      { from_hundredths: 500, points: 10 },
    ]
    expect(playBy({ kind: 'coefficients', within_attempt: 'sum', table }, [99, 100, 499, 500]).attempts).toEqual([1, 11])
  })

  test('wins in a row: a return that is not above its stake ends the run, and so does an attempt', () => {
    const score: ScoreRule = { kind: 'wins-in-a-row', within_attempt: 'best' }
    expect(playBy(score, [200, 200, 100, 200, 200, 200], { rounds_per_attempt: 6 }).points).toBe(3)
    expect(playBy(score, [200, 200, 200, 200]).attempts).toEqual([2, 2])
  })

  test('volume is bounded: rounds and stakes bring no more than the most that the rule names', () => {
    const most = { within_attempt: 'sum', most_points: 3 } as const
    expect(playBy({ kind: 'rounds', ...most }, [0, 0, 0, 0], { rounds_per_attempt: 10 })).toMatchObject({ points: 3, rounds: 4 })
    const score: ScoreRule = { kind: 'stakes', within_attempt: 'sum', most_points: 1_000_000 }
    const high = addRound(freshProgress, { ...plan, score }, round(0, 0, 90_000))
    expect(high?.points).toBe(10_000)
    const dollars = addRound(freshProgress, { ...plan, score }, { stake_minor: 100, win_minor: 0, currency: 'USD', at: new Date(0) })
    expect(dollars?.points).toBe(4_200)
  })
})

describe('what may be promised', () => {
  const spec: BoardSpec = {
    games: ['golden-orchard'],
    stakes,
    score: sums,
    attempts: 3,
    rounds_per_attempt: 20,
    extra_attempts: 0,
    entry: 'play',
    prizes,
  }
  const faults = (change: Partial<BoardSpec>, licence: 'open' | 'ua' = 'open') =>
    faultsOfSpec({ ...spec, ...change }, jurisdictionOf(licence))

  test('a board without faults has none', () => expect(faults({})).toEqual([]))

  test('two prizes for one place and a place without a prize are refused', () => {
    expect(faults({ prizes: [...prizes, { places: '5-6', amounts: amounts(1) }] })).toEqual(['prizes: overlap'])
    expect(faults({ prizes: [...prizes, { places: '7', amounts: amounts(1) }] })).toEqual(['prizes: hole'])
  })

  test('volume needs a bound everywhere, and a licence that allows it', () => {
    const score: ScoreRule = { kind: 'stakes', within_attempt: 'sum' }
    expect(faults({ score })).toHaveLength(1)
    expect(faults({ score: { ...score, most_points: 100 } })).toEqual([])
    expect(faults({ score: { ...score, most_points: 100 } }, 'ua')).toEqual(['score: this licence allows no reward for the sum of stakes'])
  })

  test('stakes from nothing, coefficients without a table, and teams that playing joins are refused', () => {
    expect(faults({ stakes: { UAH: { min_minor: 0, max_minor: 100 } } })).toHaveLength(1)
    expect(faults({ score: { kind: 'coefficients', within_attempt: 'sum' } })).toHaveLength(1)
    const title = { uk: 'А', ru: 'А', en: 'A' }
    expect(
      faults({
        teams: [
          { id: 1, title },
          { id: 1, title },
        ],
      }),
    ).toHaveLength(2)
  })
})

test('CN-006, CN-010, CN-034, RA-006: ten rows stand with a board, a hundred come unless asked for more; a race notice lasts ten seconds', () => {
  expect([rows_limit, leaderboard_limit, most_rows, notice_ms.race]).toEqual([10, 100, 500, 10_000])
})
