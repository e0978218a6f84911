import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { beginPlayMoneyRound } from './play-money.ts'
import { settleInstant } from './settle-instant.ts'
import { setStakeControls } from './stake-controls.ts'
import { closeBalanced, createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'

const gap_ms = 2_500

let t: TestHouse
beforeEach(async () => {
  t = await createWalletHouse({ now: '2026-12-01T12:00:00Z', pool_size: 16 })
  await playerWith(t, 1n, 10_000n)
})
afterEach(() => closeBalanced(t))

const begin = (least_gap_ms = 0, player_id = 1n) => transact(t, (tx) => beginPlayMoneyRound(tx, t.house, player_id, least_gap_ms))

test('a round of play money is begun by whoever may stake, and by nobody else: no wallet, a block, a session that is over', async () => {
  await begin()
  await expect(begin(0, 99n)).rejects.toMatchObject({ code: 'stakes-blocked' })
  const control = (controls: { blocked_until?: Date | 'for-ever'; session_until?: Date }) =>
    transact(t, (tx) => setStakeControls(tx, t.house, 1n, { blocked_until: null, session_until: null, caps: null, ...controls }))
  const now = t.clock.now()
  await control({ blocked_until: new Date(now.getTime() + 1) })
  await expect(begin()).rejects.toMatchObject({ code: 'stakes-blocked', details: { till: '2026-12-01T12:00:00.001Z' } })
  await control({ blocked_until: 'for-ever' })
  await expect(begin()).rejects.toMatchObject({ code: 'stakes-blocked', details: { till: null } })
  await control({ blocked_until: now })
  await begin()
  await control({ session_until: now })
  await expect(begin()).rejects.toMatchObject({ code: 'limit-reached', details: { which: 'session' } })
})

test('RP-002: play money and money keep the licence’s least time from each other', async () => {
  await settleInstant(t.house, roundOf(1n, 1, { least_gap_ms: gap_ms }))
  await expect(begin(gap_ms)).rejects.toMatchObject({ code: 'too-soon', details: { retry_after_ms: gap_ms } })
  t.clock.advance(gap_ms)
  await begin(gap_ms)
  await expect(settleInstant(t.house, roundOf(1n, 2, { least_gap_ms: gap_ms }))).rejects.toMatchObject({ code: 'too-soon' })
  // What was rolled back was no round.
  t.clock.advance(gap_ms)
  await expect(
    transact(t, async (tx) => {
      await beginPlayMoneyRound(tx, t.house, 1n, gap_ms)
      throw new Error('refused after all')
    }),
  ).rejects.toThrow('refused after all')
  await begin(gap_ms)
})

test('RP-002: of 50 rounds of play money at once one is begun', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => begin(gap_ms)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
