import { expect, test } from 'vitest'
import { fed } from './pot.ts'

const growth = { share_millionths: 2_500, most_minor: 1_010n }
const sum = (amount_minor: bigint, rest_millionths = 0n) => ({ amount_minor, rest_millionths })

test('a pot grows by its share of a stake, to the minor unit, and no part of one is lost', () => {
  expect(fed(sum(1_000n), 400n, growth)).toEqual(sum(1_001n))
  expect(fed(sum(1_000n), 100n, growth)).toEqual(sum(1_000n, 250_000n))
  const one_by_one = [100n, 100n, 100n, 100n].reduce((before, stake) => fed(before, stake, growth), sum(1_000n))
  expect(one_by_one).toEqual(sum(1_001n))
})

test('a pot grows no further than it may', () => {
  expect(fed(sum(1_009n), 4_000n, growth)).toEqual(sum(1_010n))
  expect(fed(sum(1_010n), 399n, growth)).toEqual(sum(1_010n))
})
