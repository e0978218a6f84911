import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostToldOdds_thousandths } from './odds.ts'
import { multipleText, oddsText, type OddsFormat } from './odds-text.ts'

const formats: readonly OddsFormat[] = ['decimal', 'fractional', 'american']
const grouped = (whole: number): string => whole.toLocaleString('en-GB')
const price = (odds: number) => formats.map((format) => oddsText(odds, format, grouped))
const whole = (odds: number) => formats.map((format) => multipleText(odds, format, grouped))

test.each([
  [1001, '1.001', '1/1000', '−100,000'],
  [1010, '1.01', '1/100', '−10,000'],
  [1040, '1.04', '1/25', '−2500'],
  [1050, '1.05', '1/20', '−2000'],
  [1500, '1.50', '1/2', '−200'],
  [1850, '1.85', '5/6', '−118'],
  [1909, '1.909', '10/11', '−110'],
  [2000, '2.00', '1/1', '+100'],
  [2500, '2.50', '6/4', '+150'],
  [4333, '4.333', '100/30', '+333'],
  [21_000, '21.00', '20/1', '+2000'],
  [34_000, '34.00', '33/1', '+3300'],
  [101_000, '101.00', '100/1', '+10,000'],
  [999_000, '999.00', '998/1', '+99,800'],
  [1_000_000, '1,000', '999/1', '+99,900'],
])('a price of %i thousandths is %s, %s and %s', (odds, ...written) => {
  expect(price(odds)).toEqual(written)
})

test('a price turns to the next fraction of the trade halfway, and exactly halfway stays with what promises less', () => {
  const fraction = (odds: number) => oddsText(odds, 'fractional', grouped)
  // Between 1/5 and 2/9, 5/4 and 13/10, 9/1 and 10/1.
  expect([fraction(1211), fraction(1212)]).toEqual(['1/5', '2/9'])
  expect([fraction(2275), fraction(2276)]).toEqual(['5/4', '13/10'])
  expect([fraction(10_500), fraction(10_501)]).toEqual(['9/1', '10/1'])
})

test('a higher price never reads as a smaller fraction, nor one further than a tenth from it', () => {
  const worth = (odds: number): number => {
    const [numerator, denominator] = oddsText(odds, 'fractional', grouped).split('/').map(Number)
    return numerator! / denominator!
  }
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 999_000 }), fc.integer({ min: 1, max: 1000 }), (odds, more) => {
      expect(worth(odds + more)).toBeGreaterThanOrEqual(worth(odds))
      expect(Math.abs(worth(odds) / ((odds - 1000) / 1000) - 1)).toBeLessThan(0.1)
    }),
  )
})

test('a whole bet is written above what one price can be too, with groups of digits and without decimals that nobody reads', () => {
  expect(whole(2_500)).toEqual(['2.50', '3/2', '+150'])
  expect(whole(12_349)).toEqual(['12.34', '11/1', '+1135'])
  expect(whole(999_999)).toEqual(['999.99', '998/1', '+99,900'])
  expect(whole(1_000_000)).toEqual(['1,000', '999/1', '+99,900'])
  expect(whole(1_000_999)).toEqual(['1,000', '999/1', '+99,999'])
  expect(whole(1_234_560)).toEqual(['1,234', '1,233/1', '+123,356'])
  expect(whole(98_765_432_100)).toEqual(['98,765,432', '98,765,431/1', '+9,876,543,110'])
  expect(whole(mostToldOdds_thousandths)).toEqual(Array.from({ length: 3 }, () => '1,000,000,000,000+'))
  // No profit: less came back than was staked.
  expect(whole(500)).toEqual(['0.50', '0.50', '0.50'])
})

test('the fraction of a whole bet has a small denominator', () => {
  expect([1001, 1020, 1333, 1853, 4333, 10_999].map((odds) => multipleText(odds, 'fractional', grouped))).toEqual([
    '1/1000',
    '1/50',
    '1/3',
    '6/7',
    '10/3',
    '10/1',
  ])
})

test('what are no odds is refused as a price', () => {
  for (const value of [0, 1000, 1000.5, 1_000_001, Number.NaN])
    for (const format of formats) expect(() => oddsText(value, format, grouped)).toThrow(RangeError)
})
