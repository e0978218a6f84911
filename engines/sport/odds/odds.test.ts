import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricedAlone, pricedTogether, type MarginMethod } from './margin.ts'
import { impliedProbability, isOdds, mostToldOdds_thousandths, toldOdds_thousandths } from './odds.ts'

const methods: readonly MarginMethod[] = ['proportional', 'power', 'shin']

const bookOf = (odds: readonly (number | null)[]): number =>
  odds.reduce<number>((sum, one) => sum + (one === null ? 0 : impliedProbability(one)), 0)

/** Distributions over two to eight outcomes, none of them rarer than one in two hundred. */
const distributions = fc
  .array(fc.integer({ min: 10, max: 200 }), { minLength: 2, maxLength: 8 })
  .map((weights) => weights.map((weight) => weight / weights.reduce((sum, one) => sum + one, 0)))

describe('margins', () => {
  test('every method sells a book of exactly its margin, above by rounding alone', () => {
    fc.assert(
      fc.property(distributions, fc.integer({ min: 0, max: 1500 }), fc.constantFrom(...methods), (probabilities, margin, method) => {
        const odds = pricedTogether(probabilities, margin, method)
        fc.pre(odds.every((one) => one !== null))
        // Rounding down takes at most a thousandth of each price, which adds less than 0.001 / odds² of probability.
        const slack = odds.reduce((sum, one) => sum + 0.001 / (one / 1000) ** 2, 0) + 1e-9
        const over = bookOf(odds) - (1 + margin / 10_000)
        expect(over).toBeGreaterThan(-1e-9)
        expect(over).toBeLessThan(slack * 1.01)
      }),
    )
  })

  test('without a margin every method gives the fair odds', () => {
    for (const method of methods) expect(pricedTogether([0.5, 0.25, 0.25], 0, method)).toEqual([2000, 4000, 4000])
  })

  test('no method pays more than the fair odds, nor changes the order of the outcomes', () => {
    fc.assert(
      fc.property(distributions, fc.integer({ min: 0, max: 1500 }), fc.constantFrom(...methods), (probabilities, margin, method) => {
        const odds = pricedTogether(probabilities, margin, method)
        for (const [index, one] of odds.entries()) {
          if (one === null) continue
          expect(one).toBeLessThanOrEqual(1000 / probabilities[index]! + 1e-6)
          for (const [other_index, other] of odds.entries()) {
            if (other !== null && probabilities[other_index]! > probabilities[index]!) expect(other).toBeLessThanOrEqual(one)
          }
        }
      }),
    )
  })

  test('power and Shin take more from the outsider than proportional, and proportional more from the favourite', () => {
    const probabilities = [0.8, 0.15, 0.05]
    const [proportional, power, shin] = methods.map((method) => pricedTogether(probabilities, 600, method))
    expect(power![2]).toBeLessThan(proportional![2]!)
    expect(shin![2]).toBeLessThan(proportional![2]!)
    expect(proportional![0]).toBeLessThan(power![0]!)
    expect(proportional![0]).toBeLessThan(shin![0]!)
  })

  test('on equal outcomes all three agree, and Shin takes the same probability from both of two', () => {
    for (const method of methods) expect(pricedTogether([0.25, 0.25, 0.25, 0.25], 1000, method)).toEqual([3636, 3636, 3636, 3636])
    const [favourite, outsider] = pricedTogether([0.7, 0.3], 500, 'shin')
    expect(impliedProbability(favourite!) - 0.7).toBeCloseTo(0.025, 3)
    expect(impliedProbability(outsider!) - 0.3).toBeCloseTo(0.025, 3)
  })

  test('what cannot happen and what is decided is not offered', () => {
    for (const method of methods) {
      expect(pricedTogether([0, 0.5, 0.5], 500, method)[0]).toBeNull()
      expect(pricedTogether([0.9999, 0.0001], 500, method)).toEqual([null, null])
      expect(pricedTogether([0.97, 0.03], 700, 'proportional')[0]).toBeNull()
    }
    expect(pricedTogether([1e-7, 1 - 1e-7 - 0.5, 0.5], 0, 'proportional')[0]).toBe(1_000_000)
  })

  test('an outcome with winners beside it is priced against its opposite', () => {
    expect(pricedAlone(0.75, 500, 'proportional')).toBe(1269)
    expect(pricedAlone(0.75, 500, 'shin')).toBe(Math.floor(1000 / 0.775))
  })

  test('what is no distribution and no margin is refused', () => {
    expect(() => pricedTogether([0.5, 0.4], 500, 'power')).toThrow(RangeError)
    expect(() => pricedTogether([1.5, -0.5], 500, 'power')).toThrow(RangeError)
    for (const margin of [-1, 0.5, 10_001]) expect(() => pricedTogether([0.5, 0.5], margin, 'shin')).toThrow(RangeError)
  })
})

describe('odds', () => {
  test('what are no odds is refused', () => {
    for (const value of [0, 1000, 1000.5, 1_000_001, Number.NaN]) expect(isOdds(value)).toBe(false)
    for (const value of [1001, 1_000_000]) expect(isOdds(value)).toBe(true)
  })

  test('the odds of forty long prices are told as the most that is told', () => {
    expect(toldOdds_thousandths(1_234_560n)).toBe(1_234_560)
    expect(toldOdds_thousandths(1000n ** 40n)).toBe(mostToldOdds_thousandths)
    expect(Number.isSafeInteger(mostToldOdds_thousandths)).toBe(true)
  })
})
