import { describe, expect, test } from 'vitest'
import { bytesSource } from '../../chance/byte-source.ts'
import { fastSource } from '../../chance/fast-source.ts'
import type { Fraction } from '../../fraction.ts'
import { publishedMaths } from '../../maths.gen.ts'
import { publish } from '../../published.ts'
import { slotEngines } from '../../registry.ts'
import type { SlotDefinition } from '../definition.ts'
import { oldLviv } from '../games/old-lviv.ts'
import { polarLights } from '../games/polar-lights.ts'
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
