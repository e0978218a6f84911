import { describe, expect, test } from 'vitest'
import { fastSource } from '../chance/fast-source.ts'
import type { Fraction } from '../fraction.ts'
import { engines, slotEngines } from '../registry.ts'
import { plainMoments } from '../testing/plain-slot.ts'
import { smallLines, smallNudges, smallWays } from '../testing/small-slots.ts'
import { compileSlot } from './compile.ts'
import { enumerateStops } from './enumerate.ts'
import { slotMaths, slotMoments } from './maths.ts'

/** Those whose reels do it all; what the others do is tested beside them. */
const reelSlots = slotEngines.filter(({ definition }) => !definition.mechanic)

const numberOf = ({ numerator, denominator }: Fraction): number => Number((numerator * 10n ** 15n) / denominator) / 1e15

describe('exact maths', () => {
  test('GA-023: equals a walk through every round of a small game, with lines, expanding and doubling wilds and retriggers', () => {
    expect(slotMoments(compileSlot(smallLines))).toEqual(plainMoments(smallLines))
  })

  test('GA-023: equals a walk through every round of a small game of ways', () => {
    expect(slotMoments(compileSlot(smallWays))).toEqual(plainMoments(smallWays))
  })

  test('GA-023: equals a walk through every round of a small game whose wilds are nudged', () => {
    expect(slotMoments(compileSlot(smallNudges))).toEqual(plainMoments(smallNudges))
  })

  test('a game without free spins is its base game alone', () => {
    const quiet = { ...smallLines, free_spins: null }
    expect(slotMoments(compileSlot(quiet))).toEqual(plainMoments(quiet))
  })

  test('counts every stop of every game once', { timeout: 60_000 }, () => {
    for (const { definition } of reelSlots) {
      const slot = compileSlot(definition)
      const { stops, by_scatters } = enumerateStops(slot, slot.free)
      expect(by_scatters.flatMap((wins) => [...wins.values()]).reduce((sum, count) => sum + BigInt(count), 0n)).toBe(stops)
    }
  })

  test('refuses to publish figures that a cap would falsify', () => {
    const max = slotMoments(compileSlot(smallLines)).max_multiple
    const below = Number(max.numerator / max.denominator) - 1
    expect(() => slotMoments(compileSlot({ ...smallLines, cap_multiple: below }))).toThrow('the cap would cut a win')
  })
})

describe('published figures', () => {
  test('reliability 10: are what the enumeration of today gives, for every slot', { timeout: 60_000 }, () => {
    for (const { slug, definition, maths } of reelSlots) {
      expect({ ...slotMaths(definition), bets: {} }, slug).toEqual(maths)
    }
  })

  test('reliability 10: promise at least 85 % everywhere, and the first three slots have three characters', () => {
    for (const { slug, maths } of engines) expect(Number(maths.rtp.percent), slug).toBeGreaterThanOrEqual(85)
    expect(reelSlots.slice(0, 3).map(({ maths }) => maths.volatility)).toEqual(['low', 'medium', 'high'])
    for (const { maths } of slotEngines) expect(Number(maths.rtp.percent)).toBeGreaterThan(95.5)
  })

  test('no win of an accepted stake leaves the safe integers', () => {
    for (const { maths, stakes, definition } of slotEngines) {
      expect(Number(maths.max_win_multiple)).toBeLessThanOrEqual(definition.cap_multiple)
      expect(Number.isSafeInteger(stakes.most_minor * definition.cap_multiple)).toBe(true)
    }
  })
})

describe('simulated rounds', () => {
  const rounds = 2_000_000

  test.each(reelSlots)(
    'reliability 10: two million rounds of $slug lie within the 99 % interval of the exact figures',
    (engine) => {
      const { mean, mean_square, hit_rate } = slotMoments(compileSlot(engine.definition))
      const source = fastSource(20_261_120)
      let [coins, hits] = [0, 0]
      for (let round = 0; round < rounds; round += 1) {
        const won = engine.playCoins(source)
        coins += won
        if (won > 0) hits += 1
      }
      const expected = numberOf(mean)
      const deviation = Math.sqrt(numberOf(mean_square) - expected ** 2)
      const within = (2.5758 * deviation) / Math.sqrt(rounds)
      expect(Math.abs(coins / rounds / engine.definition.coins_per_stake - expected)).toBeLessThan(within)
      const hitRate = numberOf(hit_rate)
      expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(2.5758 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
    },
    60_000,
  )
})
