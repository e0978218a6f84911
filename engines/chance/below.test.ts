import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, bytesFor, largestRange } from './below.ts'
import { bytesSource, type ByteSource } from './byte-source.ts'

type Mapping = (source: ByteSource, n: number) => number

/**
 * How unevenly a mapping spreads all inputs of `width` bytes over 0 … n-1: how often the commonest result comes, less how
 * often the rarest does. Every input is tried, so 0 means no bias at all. An input that is thrown away asks for more
 * bytes, which are then zeros that the count leaves out.
 */
const biasOf = (mapping: Mapping, n: number, width: number): number => {
  const counts = Array.from({ length: n }, () => 0)
  for (let input = 0; input < 0x100 ** width; input += 1) {
    let read = 0
    const source = { nextByte: () => (read < width ? (input >> (8 * (width - 1 - read++))) & 0xff : (read++, 0)) }
    const result = mapping(source, n)
    if (read === width) counts[result] = counts[result]! + 1
  }
  return counts.reduce((most, count) => Math.max(most, count)) - counts.reduce((least, count) => Math.min(least, count))
}

/** What must never be shipped: the remainder of a draw without rejection. */
const byRemainder: Mapping = (source, n) => {
  let value = 0
  for (let index = 0; index < bytesFor(n); index += 1) value = value * 0x100 + source.nextByte()
  return value % n
}

describe('below', () => {
  test('reliability 8: maps every one-byte range with a bias of exactly zero', () => {
    for (let n = 2; n <= 0x100; n += 1) expect(biasOf(below, n, 1), `n = ${n}`).toBe(0)
  })

  test('reliability 8: maps two-byte ranges with a bias of exactly zero', () => {
    for (const n of [257, 1000, 37 * 37, 32_768, 40_000, 65_535, 65_536]) expect(biasOf(below, n, 2), `n = ${n}`).toBe(0)
  })

  test('the measure of bias sees a remainder without rejection, for every range that does not divide the bytes', () => {
    for (const n of [3, 5, 6, 7, 10, 36, 37, 40, 100, 200, 255]) expect(biasOf(byRemainder, n, 1), `n = ${n}`).toBeGreaterThan(0)
    expect(biasOf(byRemainder, 1000, 2)).toBeGreaterThan(0)
    expect(biasOf(byRemainder, 32, 1)).toBe(0)
  })

  test('accepts the last value of the last full cycle and draws again behind it', () => {
    expect(below(bytesSource([221]), 37)).toBe(36)
    expect(below(bytesSource([222, 255, 5]), 37)).toBe(5)
    // 100,003 fits 167 times into three bytes, and what is left over is thrown away.
    const limit = Math.floor(0x100_0000 / 100_003) * 100_003
    const asBytes = (value: number) => [value >>> 16, (value >>> 8) & 0xff, value & 0xff]
    expect(below(bytesSource(asBytes(limit - 1)), 100_003)).toBe(100_002)
    expect(below(bytesSource([...asBytes(limit), 0, 0, 9]), 100_003)).toBe(9)
    expect(below(bytesSource([0xff, 0xff, 0xff, 0xff]), largestRange)).toBe(largestRange - 1)
    expect(below(bytesSource([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 1]), largestRange - 1)).toBe(1)
  })

  test('reads nothing where there is nothing to decide, and the fewest bytes elsewhere', () => {
    expect(below(bytesSource([]), 1)).toBe(0)
    expect([1, 2, 256, 257, 65_536, 65_537, 2 ** 24, 2 ** 24 + 1, 2 ** 32].map(bytesFor)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  test('stays inside its range for any bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.infiniteStream(fc.nat(255)), (n, bytes) => {
        const result = below({ nextByte: () => bytes.next().value! }, n)
        return Number.isInteger(result) && result >= 0 && result < n
      }),
    )
  })

  test('refuses a range that is no range', () => {
    for (const n of [0, -1, 1.5, 2.5, 2 ** 32 + 1, Number.NaN, Infinity])
      expect(() => below(bytesSource([0, 0, 0, 0]), n)).toThrow(RangeError)
  })
})
