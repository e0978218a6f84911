import { expect, test } from 'vitest'
import { truncated } from './rules.ts'

test('an amount of jackpot sevens is cut to whole units, in each currency, and never rounded up', () => {
  expect([truncated(123_499, 2), truncated(99, 2), truncated(1_999_999, 6)]).toEqual([123_400, 0, 1_000_000])
})
