import { describe, expect, test } from 'vitest'
import { bytesSource } from '../../chance/byte-source.ts'
import { fastSource } from '../../chance/fast-source.ts'
import type { Fraction } from '../../fraction.ts'
import { publishedMaths } from '../../maths.gen.ts'
import { publish } from '../../published.ts'
import { slotEngines } from '../../registry.ts'
import type { SlotDefinition } from '../definition.ts'
import { kyivanChronicle } from '../games/kyivan-chronicle.ts'
import { oldLviv } from '../games/old-lviv.ts'
import { polarLights } from '../games/polar-lights.ts'
import { sweetStreet } from '../games/sweet-street.ts'
import { momentsOf } from '../maths.ts'
import { slotEngine } from '../engine.ts'
import { strips } from '../strips.ts'

const names = { uk: 'Мала', ru: 'Малая', en: 'Small' }
const symbol = (id: string, role: 'regular' | 'wild' | 'scatter', pays: Record<number, number> = {}) => ({ id, role, names, pays })

const small = {
  slug: 'small',
  names,
  coins_per_stake: 2,
  wild: { multiplier: 1, expands: 'never' },
  cap_multiple: 5_000,
} as const

const smallStrips = strips(['a b a', 'b w a b', 'a b b'])
const smallSticky: SlotDefinition = {
  ...small,
  rows: 1,
  evaluation: { kind: 'lines', lines: [[0, 0, 0]] },
  symbols: [symbol('a', 'regular', { 2: 1, 3: 4 }), symbol('b', 'regular', { 3: 2 }), symbol('w', 'wild')],
  free_spins: null,
  mechanic: { kind: 'sticky-wilds' },
  strips: { base: smallStrips, free: smallStrips },
}

const smallCascades: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'clusters' },
  symbols: [symbol('a', 'regular', { 3: 2, 4: 5 }), symbol('b', 'regular', { 3: 1 }), symbol('s', 'scatter', { 2: 1 })],
  free_spins: { awards: { 2: 2 }, most_spins: 3, multipliers: [1] },
  mechanic: { kind: 'cascades', multipliers: { base: [1, 2], free: [3, 5] } },
  strips: { base: strips(['a a b s', 'a b a', 'b s a']), free: strips(['a b a', 'a a b', 'b s a a']) },
}

const holdStrips = strips(['a c b', 'a w c', 'c b a'])
const smallHold: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
  },
  symbols: [symbol('a', 'regular', { 3: 4 }), symbol('b', 'regular', { 3: 3 }), symbol('w', 'wild'), symbol('c', 'scatter')],
  free_spins: null,
  mechanic: {
    kind: 'hold-and-respin',
    least: 2,
    respins: 2,
    chance: 40,
    prizes: [
      { stakes: 1, weight: 200 },
      { stakes: 9, weight: 56, level: 'major' },
    ],
    full: 50,
  },
  strips: { base: holdStrips, free: holdStrips },
}

const bookStrips = strips(['a k b', 'a b k b', 'k a b a'])
const smallBook: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  symbols: [symbol('a', 'regular', { 2: 1, 3: 5 }), symbol('b', 'regular', { 3: 3 }), symbol('k', 'scatter', { 2: 1, 3: 4 })],
  free_spins: { awards: { 3: 2 }, most_spins: 3, multipliers: [1] },
  mechanic: { kind: 'book' },
  strips: { base: bookStrips, free: strips(['a k b', 'b a a k', 'b a k']) },
}

const smallRows: SlotDefinition = {
  ...small,
  rows: 3,
  evaluation: { kind: 'ways' },
  symbols: [
    symbol('a', 'regular', { 2: 1, 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 2: 1, 3: 5 }),
  ],
  free_spins: { awards: { 2: 2, 3: 3 }, most_spins: 4, multipliers: [1, 3], multiplies_by: 'win' },
  mechanic: { kind: 'varying-rows', least: 1, weights: { base: [2, 1, 1], free: [0, 3, 1] } },
  strips: { base: strips(['a b a s b', 'b w a s', 'a b s b']), free: strips(['a b s b', 'b a w s b', 's a b']) },
}

const numberOf = ({ numerator, denominator }: Fraction): number => Number((numerator * 10n ** 12n) / denominator) / 1e12

/** How far a mean of so many rounds may lie from its expectation: four of its deviations. */
const simulated = (definition: SlotDefinition, rounds: number) => {
  const exact = momentsOf(definition)
  const engine = slotEngine(definition, { ...publish(exact), bets: {} })
  const source = fastSource(20_261_123)
  let [sum, hits, most] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const multiple = engine.playCoins(source) / definition.coins_per_stake
    sum += multiple
    most = Math.max(most, multiple)
    if (multiple > 0) hits += 1
  }
  const [mean, hit] = [numberOf(exact.mean), numberOf(exact.hit_rate)]
  const deviation = Math.sqrt(numberOf(exact.mean_square) - mean * mean)
  expect(Math.abs(sum / rounds - mean)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds))
  expect(most).toBeLessThanOrEqual(numberOf(exact.max_multiple))
  return { most, exact }
}

describe('exact maths of mechanics', () => {
  test.each([
    ['sticky wilds', smallSticky],
    ['cascades', smallCascades],
    ['hold and respin', smallHold],
    ['the book', smallBook],
    ['varying rows', smallRows],
  ])('reliability 10: of %s lies where a hundred thousand rounds of a small game lie', (_name, definition) => {
    simulated(definition, 100_000)
  })

  test('the most that a small game can pay does come', () => {
    for (const definition of [smallSticky, smallCascades]) {
      const { most, exact } = simulated(definition, 100_000)
      expect(most).toBe(numberOf(exact.max_multiple))
    }
  })

  test('reliability 10: the published figures of games whose every stop is soon counted are those of today', { timeout: 60_000 }, () => {
    expect({ ...publish(momentsOf(oldLviv)), bets: {} }).toEqual(publishedMaths['old-lviv'])
    expect({ ...publish(momentsOf(polarLights)), bets: {} }).toEqual(publishedMaths['polar-lights'])
  })

  test('reliability 10: the published figures of the book and of varying rows are those of today', { timeout: 60_000 }, () => {
    expect({ ...publish(momentsOf(kyivanChronicle)), bets: {} }).toEqual(publishedMaths['kyivan-chronicle'])
    expect({ ...publish(momentsOf(sweetStreet)), bets: {} }).toEqual(publishedMaths['sweet-street'])
  })

  test('sums over products of reels are those of a walk through every stop', () => {
    const { mechanic: _, ...reels } = { ...smallRows, rows: 2 }
    const fixed = { ...reels, mechanic: { kind: 'varying-rows', least: 2, weights: { base: [1], free: [1] } } } as const
    const by_spin = { ...reels, free_spins: { ...smallRows.free_spins!, multipliers: [1] } }
    const same = { ...fixed, free_spins: { ...smallRows.free_spins!, multipliers: [1] } }
    expect(momentsOf(same)).toEqual(momentsOf(by_spin))
  })
})

describe('a round', () => {
  test.each(slotEngines.filter(({ definition }) => definition.mechanic))(
    'GA-023: of $slug tells wins that add up to what it pays, the same with and without a story, and never beyond its most',
    ({ definition, maths, play, playCoins, ranges }) => {
      const [told, quiet] = [fastSource(3), fastSource(3)]
      const stake_minor = definition.coins_per_stake
      for (let round = 0; round < 3_000; round += 1) {
        const { win_minor, events } = play({ stake_minor }, told)
        expect(playCoins(quiet)).toBe(win_minor)
        const won = events.reduce((sum, event) => {
          if (event.type === 'hold-ended') return sum + event.win_minor
          return event.type.endsWith('-won') && 'win_minor' in event ? sum + event.win_minor : sum
        }, 0)
        expect(won).toBe(win_minor)
        expect(win_minor / stake_minor).toBeLessThanOrEqual(Number(maths.max_win_multiple))
        expect(ranges({ stake_minor }, events)?.every((range) => range >= 2)).toBe(true)
      }
    },
  )

  test('the drawn symbol covers its reels and pays on every line, wherever they stand', () => {
    const { play } = slotEngine(smallBook, { ...publish(momentsOf(smallBook)), bets: {} })
    // Stops 0, 1, 0 show a book on every reel. Number 0 of the two symbols draws a; the first free spin stops at 0, 3, 0: a k, k b, b a.
    const { events } = play({ stake_minor: 2 }, bytesSource([0, 1, 0, 0, 0, 3, 0, 2, 0, 1]))
    expect(events.find(({ type }) => type === 'symbol-drawn')).toMatchObject({ symbol: 'a' })
    expect(events.find(({ type }) => type === 'symbol-expanded')).toMatchObject({ symbol: 'a', reels: [0, 2] })
    // Two reels of it pay 1 on each of the three lines, though another stands between them.
    expect(events.find(({ type }) => type === 'reels-won')).toMatchObject({ count: 2, lines: 3, cells: [0, 1, 4, 5], win_minor: 3 })
  })

  test('a free spin that wins raises the multiplier of those after it', () => {
    const { play } = slotEngine(smallRows, { ...publish(momentsOf(smallRows)), bets: {} })
    const source = fastSource(11)
    let raised = 0
    for (let round = 0; round < 2_000; round += 1) {
      // The wins of each free spin of the round, in order.
      const spins: number[][] = []
      for (const event of play({ stake_minor: 2 }, source).events) {
        if (event.type === 'free-spin-started') spins.push([])
        if (event.type === 'ways-won' || event.type === 'scatter-won') spins.at(-1)?.push(event.multiplier)
      }
      for (const [index, multipliers] of spins.entries()) {
        const has_won = spins.slice(0, index).some((before) => before.length > 0)
        for (const multiplier of multipliers) expect(multiplier).toBe(has_won ? 3 : 1)
        if (has_won) raised += multipliers.length
      }
    }
    expect(raised).toBeGreaterThan(20)
  })

  test('a wild stays, and no stop is drawn for its reel again', () => {
    const { play } = slotEngine(smallSticky, { ...publish(momentsOf(smallSticky)), bets: {} })
    // Stops 0, 1, 1: a w b. The respin draws the first and the third: 0 and 0 are a and a.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([0, 1, 1, 0, 0]))
    expect(events.map(({ type }) => type)).toEqual([
      'reels-stopped',
      'wilds-expanded',
      'line-won',
      'respin-awarded',
      'reels-stopped',
      'line-won',
      'round-ended',
    ])
    expect(win_minor).toBe(1 + 4)
  })
})
