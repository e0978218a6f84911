import { expect, test } from 'vitest'
import { killTest } from './kill-test.ts'

/** The short form; `node bench/live/kill-test.ts` is an hour with 500 players (LIVE_KILLS, one every five minutes, and LIVE_KILL_PLAYERS). */
test('reliability 4: kill -9 of the processes that run the live tables and of the database loses no bet, doubles none and pays every slip what its seed says', async () => {
  const result = await killTest({ players: 8, kills: 3, kill_every_ms: 200, speed: 10, pause_ms: 400, port: 4166 })
  expect(result).toMatchObject({ site_kills: 2, database_kills: 1, lost: 0, doubled: 0, mispaid: 0, open: 0, wrong: 0, unbalanced: 0 })
  expect(result.slips).toBeGreaterThan(0)
}, 120_000)
