import { expect, test } from 'vitest'
import { killTest } from './kill-test.ts'

/** The short form; `node bench/wallet/kill-test.ts 120` is the long one. */
test('reliability: kill -9 of the site and of the database loses nothing, doubles nothing, and every retry is answered', async () => {
  const result = await killTest({ kills: 3, players: 64, port: 4162 })
  expect(result).toMatchObject({ site_kills: 2, database_kills: 1, lost: 0, doubled: 0, unbalanced: 0, negative: 0 })
  expect(result.resolved).toBeGreaterThan(0)
}, 120_000)
