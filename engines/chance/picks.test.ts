import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesSource } from './byte-source.ts'
import { fastSource } from './fast-source.ts'
import { shuffled } from './shuffle.ts'
import { pickWeighted } from './weighted.ts'

describe('pickWeighted', () => {
  test('reliability 8: gives each index exactly its share of all bytes', () => {
    const weights = [5, 0, 100, 27, 124]
    const counts = weights.map(() => 0)
    for (let byte = 0; byte < 256; byte += 1) counts[pickWeighted(bytesSource([byte]), weights)]! += 1
    expect(counts).toEqual(weights)
  })

  test('refuses weights that are no probabilities', () => {
    for (const weights of [[], [0, 0], [-1, 2], [0.5, 0.5], [2 ** 32, 1]]) {
      expect(() => pickWeighted(bytesSource([0, 0, 0, 0]), weights)).toThrow(RangeError)
    }
  })
})

describe('shuffled', () => {
  test('keeps the items and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.integer(), (items, seed) => {
        const before = [...items]
        const after = shuffled(fastSource(seed), items)
        expect(items).toEqual(before)
        expect([...after].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b))
      }),
    )
  })

  test('reaches all 24 orders of four items equally often over all draws', () => {
    const counts = new Map<string, number>()
    // below(4), below(3), below(2): bytes 0…11 hold each result of each draw equally often.
    for (let input = 0; input < 12 ** 3; input += 1) {
      const bytes = [Math.floor(input / 144), Math.floor(input / 12) % 12, input % 12]
      const order = shuffled(bytesSource(bytes), ['a', 'b', 'c', 'd']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(new Set(counts.values())).toEqual(new Set([72]))
  })
})
