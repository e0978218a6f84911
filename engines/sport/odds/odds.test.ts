import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricedAlone, pricedTogether, type MarginMethod } from './margin.ts'
import { impliedProbability, isOdds, multipleText, oddsText } from './odds.ts'

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

describe('formats of odds', () => {
  test.each([
    [1001, '1.001', '1/1000', '−100000'],
    [1040, '1.04', '1/25', '−2500'],
    [1500, '1.50', '1/2', '−200'],
    [1853, '1.853', '17/20', '−117'],
    [2000, '2.00', '1/1', '+100'],
    [2500, '2.50', '3/2', '+150'],
    [4333, '4.333', '10/3', '+333'],
    [1_000_000, '1000.00', '999/1', '+99900'],
  ])('%i thousandths are %s, %s and %s', (odds, decimal, fractional, american) => {
    expect(oddsText(odds, 'decimal')).toBe(decimal)
    expect(oddsText(odds, 'fractional')).toBe(fractional)
    expect(oddsText(odds, 'american')).toBe(american)
  })

  test('what a whole accumulator brings is written as its odds are, also above what one price can be', () => {
    const written = (thousandths: number) =>
      (['decimal', 'fractional', 'american'] as const).map((format) => multipleText(thousandths, format))
    expect(written(2_500)).toEqual(['2.50', '3/2', '+150'])
    expect(written(1_234_560)).toEqual(['1234.56', '1234/1', '+123356'])
    // No profit: less came back than was staked.
    expect(written(500)).toEqual(['0.50', '0.50', '0.50'])
  })

  test('a fraction shown is within a fortieth of the profit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1050, max: 1_000_000 }), (odds) => {
        const [numerator, denominator] = oddsText(odds, 'fractional').split('/').map(Number)
        expect(Math.abs(numerator! / denominator! - (odds - 1000) / 1000)).toBeLessThanOrEqual(1 / 40 + 1e-9)
      }),
    )
  })

  test('what are no odds is refused', () => {
    for (const value of [0, 1000, 1000.5, 1_000_001, Number.NaN]) {
      expect(isOdds(value)).toBe(false)
      expect(() => oddsText(value, 'decimal')).toThrow(RangeError)
    }
  })
})
