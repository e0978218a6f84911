import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below } from '../chance/below.ts'
import { fastSource } from '../chance/fast-source.ts'
import { rouletteEngines, tableEngines } from '../registry.ts'
import { halvesOf, placeOf } from '../roulette/tables.ts'
import { banker_six_ways } from './baccarat.ts'
import type { TableCommand } from './bets.ts'
import { grandBaccarat } from './games/grand-baccarat.ts'

/** Every throw of three dice and every pocket, and enough hands of cards. */
const most_walked = 1_000
const dealt = 4_000

const drawsOf = (ranges: readonly number[]): readonly (readonly number[])[] => {
  const all = ranges.reduce((product, range) => product * range, 1)
  const source = fastSource(12)
  if (all > most_walked) return Array.from({ length: dealt }, () => ranges.map((range) => below(source, range)))
  return ranges.reduce<readonly (readonly number[])[]>(
    (draws, range) => draws.flatMap((values) => Array.from({ length: range }, (_, value) => [...values, value])),
    [[]],
  )
}

/** A table, and what a chip on each of its places returned in each draw, in halves. */
interface Drawn {
  readonly slug: string
  readonly percentOf: (command: TableCommand) => number
  readonly returns: ReadonlyMap<string, readonly number[]>
}

const drawnTables: readonly Drawn[] = [
  ...tableEngines.map(({ slug, game, oppositePercent }): Drawn => {
    const draws = drawsOf(game.ranges)
    const returns = new Map(game.places.map(({ id }) => [id, draws.map((values) => game.halves(id, values))]))
    return { slug, percentOf: (command) => oppositePercent?.(command) ?? 0, returns }
  }),
  ...rouletteEngines.map(({ slug, table, oppositePercent }): Drawn => {
    // Of the many places those that alone or together cover most of the wheel.
    const wide = table.places.filter(({ id, numbers }) => numbers.length >= 12 || id === 'straight:0')
    const returns = wide.map(({ id }) => [id, table.order.map((number) => halvesOf(table, placeOf(table, id)!, number))] as const)
    return { slug, percentOf: (command) => oppositePercent?.(command) ?? 0, returns: new Map(returns) }
  }),
]

const most_opposite = 50

/** In which share of the draws more than half of the stake comes back. */
const coveredShare = ({ returns }: Drawn, { bets }: TableCommand): number => {
  const staked = bets.reduce((sum, { stake_minor }) => sum + stake_minor, 0)
  const draws = returns.values().next().value?.length ?? 0
  let covered = 0
  for (let draw = 0; draw < draws; draw += 1) {
    const halves = bets.reduce((sum, { place, stake_minor }) => sum + stake_minor * (returns.get(place)?.[draw] ?? 0), 0)
    if (halves * 50 > staked * most_opposite) covered += 1
  }
  return covered / draws
}

const layoutsOf = ({ returns }: Drawn): fc.Arbitrary<TableCommand> =>
  fc
    .uniqueArray(fc.record({ place: fc.constantFrom(...returns.keys()), chips: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: 14,
      selector: ({ place }) => place,
    })
    .map((bets) => ({ bets: bets.map(({ place, chips }) => ({ place, stake_minor: 2 * chips })) }))

test.each(drawnTables)('bonus terms: no layout of $slug that returns most of the stake whatever falls counts', (drawn) => {
  let covering = 0
  fc.assert(
    fc.property(layoutsOf(drawn), (command) => {
      const share = coveredShare(drawn, command)
      const percent = drawn.percentOf(command)
      if (share > 0.92) covering += 1
      if (share > 0.92) expect(percent, JSON.stringify(command)).toBeGreaterThan(most_opposite)
      // Nor is a risk taken for none: what loses in more than every eighth round counts.
      if (share < 0.87) expect(percent).toBeLessThanOrEqual(most_opposite)
    }),
    { numRuns: 2_000, seed: 7 },
  )
  expect(covering).toBeGreaterThan(0)
})

const opposites: readonly (readonly [string, string, string])[] = [
  ['grand-baccarat', 'player', 'banker'],
  ['cossack-dice', 'small', 'big'],
  ['cossack-dice', 'odd', 'even'],
  ['wolf-and-bear', 'wolf', 'bear'],
]

describe.each(opposites)('%s: %s and %s', (slug, one, other) => {
  const drawn = drawnTables.find((table) => table.slug === slug)!
  const percentOf = (...chips: (readonly [string, number])[]) =>
    drawn.percentOf({ bets: chips.map(([place, stake_minor]) => ({ place, stake_minor })) })

  test('are opposites, up to their smaller part', () => {
    expect(percentOf([one, 100], [other, 100])).toBe(100)
    // Half of the stake may lie on opposites, more may not: what is above a percent is the next one.
    expect(percentOf([one, 300], [other, 100])).toBe(50)
    expect(percentOf([one, 298], [other, 102])).toBe(51)
    expect(percentOf([one, 100])).toBe(0)
    expect(percentOf([other, 100])).toBe(0)
  })
})

test('a chip on each of five or six faces of the dice is covered, on three of them it is not', () => {
  const dice = drawnTables.find(({ slug }) => slug === 'cossack-dice')!
  const percentOf = (count: number) =>
    dice.percentOf({ bets: Array.from({ length: count }, (_, face) => ({ place: `single:${face + 1}`, stake_minor: 10 })) })
  expect([percentOf(6), percentOf(5), percentOf(3)]).toEqual([84, 60, 0])
})

test.each(tableEngines)('what a round of $slug comes to at once is what is published of each place', ({ game }) => {
  const results = game.results ?? []
  const all = results.reduce((sum, { ways }) => sum + ways, 0)
  // A pair of baccarat comes in some ways of each result.
  for (const { id, type } of game.places.filter((place) => place.type !== 'pair')) {
    const outcomes = game.outcomes(type)
    const all_ways = Number(outcomes.reduce((sum, { ways }) => sum + ways, 0n))
    for (const halves of new Set(outcomes.map((outcome) => outcome.halves))) {
      const told = Number(outcomes.reduce((sum, one) => (one.halves === halves ? sum + one.ways : sum), 0n)) / all_ways
      const found = results.reduce((sum, one) => (one.halves(id) === halves ? sum + one.ways : sum), 0) / all
      expect(Math.abs(found - told), `${id} returns ${halves} halves`).toBeLessThan(1e-12)
    }
  }
})

test('reliability 10: the banker who wins with six is what counting every order of six cards gives', () => {
  const counted = grandBaccarat.outcomes('banker').reduce((sum, { ways, halves }) => (halves === 3 ? sum + ways : sum), 0n)
  expect(Number(counted)).toBe(banker_six_ways)
})
