import { describe, expect, test } from 'vitest'
import { fastSource } from '../../chance/fast-source.ts'
import { stateInPlay } from '../../testing/sport-matches.ts'
import { football } from '../football/football.ts'
import { iceHockey } from '../ice-hockey/ice-hockey.ts'
import { tennis } from '../tennis/tennis.ts'
import { mixedMartialArts } from '../mixed-martial-arts/mixed-martial-arts.ts'
import { playOn } from '../sport-engine.ts'
import {
  builderChance,
  builderOdds,
  builderPayout,
  chancesOfSets,
  isBuilderDecided,
  isJoinable,
  oddsOfSets,
  settleBuilder,
  type BuilderPart,
} from './bet-builder.ts'

const simulation = { simulations: 20_000, seed: 99 }
const regular = 'regular'
const homeWin: BuilderPart = { type: 'result', specifiers: { count: regular }, outcome: 'home' }
const bothScore: BuilderPart = { type: 'both-score', specifiers: { count: regular }, outcome: 'yes' }
const over: BuilderPart = { type: 'total', specifiers: { count: regular, line_quarters: 10 }, outcome: 'over' }
const halfDraw: BuilderPart = { type: 'result', specifiers: { count: 'half:1' }, outcome: 'draw' }
const firstGoal: BuilderPart = { type: 'next-goal', specifiers: { count: regular, number: 1 }, outcome: 'home' }

const fixture = football.plainFixture
const start = football.start(fixture)

const chanceOf = (part: BuilderPart): number =>
  football
    .chances(fixture, start)
    .find(
      ({ type, specifiers }) =>
        type === part.type && specifiers.count === part.specifiers.count && specifiers.line_quarters === part.specifiers.line_quarters,
    )!
    .outcomes.find(({ outcome }) => outcome === part.outcome)!.won

const joint = football.joint!

describe('a builder whose parts may be void', () => {
  const parts = [homeWin, bothScore, over, halfDraw]
  const chances = chancesOfSets(parts, joint.results(fixture, start))

  test('has the chance of every set of its parts from one pass, each as if it were asked alone', () => {
    expect(chances).toHaveLength(16)
    expect(chances[0]).toBeCloseTo(1, 9)
    for (const [index, part] of parts.entries()) expect(chances[2 ** index]).toBeCloseTo(chanceOf(part), 9)
    for (const set of [3, 5, 7, 11, 15]) {
      const inside = parts.filter((_, index) => (set >> index) % 2 === 1)
      expect(chances[set]).toBeCloseTo(builderChance(football, fixture, start, inside, simulation).probability, 9)
    }
  })

  test('pays the odds of what stands: void parts leave it, a lost one ends it, nothing left gives the stake back', () => {
    const own = [1900, 1800, 1950, 2300]
    const odds = oddsOfSets(chances, own, 800, 'power')!
    expect([odds[0], odds[1], odds[8]]).toEqual([1000, 1900, 2300])
    for (const [set, one] of odds.entries())
      for (const index of parts.keys()) if ((set >> index) % 2 === 1) expect(one).toBeGreaterThanOrEqual(odds[set - 2 ** index]!)
    const kinds = { w: { kind: 'won' }, l: { kind: 'lost' }, v: { kind: 'void' }, p: { kind: 'push' }, o: null } as const
    const bet = (told: string) => ({
      settlements: told.split('').map((one) => kinds[one as keyof typeof kinds]),
      odds_of_sets: odds,
      stake_minor: 1_001n,
    })
    const pays = (set: number): bigint => (1_001n * BigInt(odds[set]!)) / 1000n
    for (const [told, amount, is_decided] of [
      ['oooo', pays(15), false],
      ['wwww', pays(15), true],
      ['wvww', pays(13), true],
      ['wovp', pays(3), false],
      ['vvvw', pays(8), true],
      ['vpvv', 1_001n, true],
      ['olow', 0n, true],
    ] as const)
      expect([builderPayout(bet(told)), isBuilderDecided(bet(told))], told).toEqual([amount, is_decided])
  })

  test('takes what the results decide for certain, and offers nothing that cannot happen', () => {
    const total = (line_quarters: number, count = regular): BuilderPart => ({
      type: 'total',
      specifiers: { count, line_quarters },
      outcome: 'over',
    })
    const handicap = (line_quarters: number): BuilderPart => ({
      type: 'handicap',
      specifiers: { count: regular, line_quarters },
      outcome: 'home',
    })
    const asked = [homeWin, halfDraw, total(10), handicap(-6), total(8), total(9), handicap(-4), total(38, 'corners'), firstGoal]
    expect(asked.map((part) => isJoinable(part, joint.counts))).toEqual([true, true, true, true, false, false, false, false, false])
    expect(isJoinable({ type: 'half-and-full-time', specifiers: {}, outcome: 'home/home' }, joint.counts)).toBe(true)
    expect(isJoinable({ type: 'draw-no-bet', specifiers: { count: regular }, outcome: 'home' }, joint.counts)).toBe(false)
    const impossible = [homeWin, { ...handicap(2), outcome: 'away' }]
    expect(oddsOfSets(chancesOfSets(impossible, joint.results(fixture, start)), [1900, 2500], 800, 'power')).toBeNull()
    // What follows from the others adds nothing, and takes nothing.
    const implied = [homeWin, total(2)]
    expect(oddsOfSets(chancesOfSets(implied, joint.results(fixture, start)), [2150, 1080], 800, 'power')?.[3]).toBe(2150)
  })
})

describe('a bet builder', () => {
  test('is priced from the joint distribution, not as a product, and exactly where the scores say all', () => {
    const parts = [homeWin, bothScore, over]
    const { probability, error, returned } = builderChance(football, fixture, start, parts, simulation)
    expect({ error, returned }).toEqual({ error: 0, returned: 0 })
    const product = parts.reduce((chance, part) => chance * chanceOf(part), 1)
    expect(Math.abs(probability - product)).toBeGreaterThan(0.03)
    // What implies a part adds nothing to it.
    const wide: BuilderPart = { ...over, specifiers: { count: regular, line_quarters: 2 } }
    expect(builderChance(football, fixture, start, [homeWin, wide], simulation).probability).toBeCloseTo(chanceOf(homeWin), 9)
  })

  test('happens as often as it is priced, before the match and in play, with both halves in it', () => {
    for (const state of [start, stateInPlay(football, fixture, 2, 0.25), stateInPlay(football, fixture, 2, 0.7)]) {
      const parts = [halfDraw, homeWin, over]
      const { probability } = builderChance(football, fixture, state, parts, simulation)
      const source = fastSource(5)
      let won = 0
      for (let match = 0; match < 4000; match += 1) {
        if (settleBuilder(parts, football.result(fixture, playOn(football, fixture, state, source))).kind === 'won') won += 1
      }
      expect(Math.abs(won / 4000 - probability)).toBeLessThan(2.5758 * Math.sqrt((probability * (1 - probability)) / 4000) + 1e-9)
    }
  })

  test('is simulated where the order of goals matters: repeatable, and with an error that holds', () => {
    const parts = [firstGoal, homeWin]
    const chance = builderChance(football, fixture, start, parts, simulation)
    expect(builderChance(football, fixture, start, parts, simulation)).toEqual(chance)
    const other = builderChance(football, fixture, start, parts, { ...simulation, seed: 100 })
    expect(chance.error).toBeGreaterThan(0)
    expect(chance.error).toBeLessThan(0.01)
    expect(Math.abs(other.probability - chance.probability)).toBeLessThan(chance.error + other.error)
  })

  test('simulated and exact agree within the stated error', () => {
    const goals = iceHockey.plainFixture
    const state = iceHockey.start(goals)
    const parts = [homeWin, { ...over, specifiers: { count: regular, line_quarters: 22 } }]
    const exact = builderChance(iceHockey, goals, state, parts, simulation)
    const { joint: _joint, ...simulatedOnly } = iceHockey
    const simulated = builderChance(simulatedOnly, goals, state, parts, simulation)
    expect(exact.error).toBe(0)
    expect(Math.abs(exact.probability - simulated.probability)).toBeLessThan(simulated.error)
  })

  test('works for sports of sets, and gives a fight that nobody wins back', () => {
    const sets: readonly BuilderPart[] = [
      { type: 'winner', specifiers: {}, outcome: 'home' },
      { type: 'total', specifiers: { count: 'games', line_quarters: 86 }, outcome: 'over' },
    ]
    const chance = builderChance(tennis, tennis.plainFixture, tennis.start(tennis.plainFixture), sets, { simulations: 2000, seed: 1 })
    expect(chance.probability).toBeGreaterThan(0.1)
    const fight: readonly BuilderPart[] = [
      { type: 'winner', specifiers: {}, outcome: 'home' },
      { type: 'distance', specifiers: {}, outcome: 'yes' },
    ]
    const drawn = { counts: {}, orders: {}, winners: [], method: 'decision' }
    expect(settleBuilder(fight, drawn)).toEqual({ kind: 'void' })
    const { plainFixture } = mixedMartialArts
    expect(builderChance(mixedMartialArts, plainFixture, mixedMartialArts.start(plainFixture), fight, simulation).returned).toBeGreaterThan(
      0,
    )
  })

  test('odds never sell the error, and what cannot happen is not offered', () => {
    expect(builderOdds({ probability: 0.2, error: 0, returned: 0 }, 0, 'power')).toBe(5000)
    expect(builderOdds({ probability: 0.2, error: 0.05, returned: 0 }, 0, 'power')).toBe(4000)
    const impossible = [
      homeWin,
      { ...bothScore, outcome: 'no' },
      { ...over, type: 'away-total', specifiers: { count: regular, line_quarters: 2 } } as const,
    ]
    expect(builderOdds(builderChance(football, fixture, start, impossible, simulation), 500, 'power')).toBeNull()
  })

  test('one part, one market twice and quarter lines are refused', () => {
    for (const parts of [
      [],
      [homeWin],
      [homeWin, { ...homeWin, outcome: 'draw' }],
      [homeWin, { ...over, specifiers: { count: regular, line_quarters: 9 } }],
      Array.from({ length: 13 }, (_, index) => ({ ...over, specifiers: { count: regular, line_quarters: 2 + 4 * index } })),
    ]) {
      expect(() => builderChance(football, fixture, start, parts, simulation)).toThrow(RangeError)
    }
  })
})
