import { expect, test } from 'vitest'
import { killTest } from './kill-test.ts'

/** The short form; `node bench/sportsbook/kill-test.ts 120` is the long one. */
test('reliability: kill -9 of the site and of the database under bets, settlements and cash-outs loses none, doubles none, pays none wrongly', async () => {
  const result = await killTest({ kills: 3, players: 32, port: 4164 })
  expect(result).toMatchObject({ site_kills: 2, database_kills: 1, lost: 0, doubled: 0, wrong: 0, unbalanced: 0, differences: [] })
  expect(result.bets).toBeGreaterThan(0)
}, 120_000)
