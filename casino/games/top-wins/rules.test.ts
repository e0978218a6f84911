import { expect, test } from 'vitest'
import { validatorCompiler } from '#kernel/http/validation.ts'
import { getTopWins } from './contract.ts'
import { topMultiple } from './rules.ts'

test('CN-014: top wins come twenty at a time', () => {
  const read = validatorCompiler({ schema: getTopWins.query, method: 'GET', url: getTopWins.route, httpPart: 'querystring' })
  expect(read({})).toEqual({ value: { limit: 20 } })
  expect(read({ limit: '101' })).toHaveProperty('error')
})

test('a win counts by the multiple of its own stake, from ten on, and is never told larger than it was', () => {
  expect(topMultiple(100, 999)).toBeNull()
  expect(topMultiple(100, 1_000)).toBe(1_000n)
  expect(topMultiple(300, 10_000)).toBe(3_333n)
  expect(topMultiple(0, 500)).toBeNull()
})
