import { expect, test } from 'vitest'
import { below } from './below.ts'
import { fastSource } from './fast-source.ts'
import { withoutReplacement } from './without-replacement.ts'

test('each value takes the n-th of those that are left', () => {
  expect(withoutReplacement([])).toEqual([])
  expect(withoutReplacement([0, 0, 0])).toEqual([0, 1, 2])
  expect(withoutReplacement([51, 50, 0])).toEqual([51, 50, 0])
  expect(withoutReplacement([5, 5, 4, 0])).toEqual([5, 6, 4, 0])
})

test('it is what taking them one by one out of a list gives, each once', () => {
  const source = fastSource(1)
  for (let round = 0; round < 2_000; round += 1) {
    const left = Array.from({ length: 40 }, (_, index) => index)
    const values = Array.from({ length: 1 + below(source, 40) }, (_, gone) => below(source, 40 - gone))
    const taken = values.flatMap((value) => left.splice(value, 1))
    expect(withoutReplacement(values)).toEqual(taken)
    expect(new Set(taken).size).toBe(values.length)
  }
})
