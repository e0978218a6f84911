import { once } from 'node:events'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { launchProviderGame } from '#casino/games/providers/contract.ts'
import { askAfterRounds } from '#casino/games/providers/server/ask-after-rounds.ts'
import { listRoundsEndpoint } from '#casino/games/play/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { createHouse, type Carry } from './house.ts'
import { createRounds } from './rounds.ts'
import { createStudio } from './studio.ts'
import { mutants } from './testing/mutants.ts'

const key = 'ab'.repeat(32)
const name = 'reference'
const funds = 10_000
const stake = 100
const slug = 'by-reference-coin'

let t: TestHouse
let studio: Server
let url: string

/** The studio's calls reach the house as over the network. */
const carry: Carry = async ({ path, headers, body }) => {
  const response = await t.app.inject({ method: 'POST', url: path, headers: { ...headers }, payload: body })
  return { status: response.statusCode, body: response.body }
}
const now = (): Date => t.clock.now()
const settings = { url: 'http://localhost:3000', name, key, now, pause_ms: 1 }

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  studio = createStudio({ ...settings, now: () => t?.clock.now() ?? new Date('2026-12-01T12:00:00Z'), carry })
  studio.listen(port, 'localhost')
  await once(studio, 'listening')
  t = await createTestHouse({ env: { GAME_PROVIDERS: `${name}:${key}@${url}` } })
})
afterAll(async () => {
  studio.closeAllConnections()
  studio.close()
  await closeBalanced(t)
})

const cashOf = async (id: bigint) => Number(await balanceOf(t.house.db, purseOf(id, 'main', 'UAH')))

const launched = async () => {
  const player = await fundedPlayer(t, BigInt(funds))
  const { body } = await player.visitor.call(launchProviderGame, { params: { slug } })
  return { player, token: /#token=(.+)$/.exec(body.data.url)?.[1] ?? '' }
}

const post = async (path: string, content: object) => {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(content) })
  return (await response.json()) as Record<string, unknown>
}

describe('the reference studio in this house', () => {
  test('its game is opened by a player, rounds are won and lost, and balance and history agree', async () => {
    const { player, token } = await launched()
    const opened = await post('/api/open/', { token })
    expect(opened).toMatchObject({ currency: 'UAH', exponent: 2, balance: funds })
    let expected = funds
    for (let played = 0; played < 6; played += 1) {
      const { win, balance } = await post('/api/play/', { seat: opened['seat'], stake, side: 'heads' })
      expected += Number(win) - stake
      expect(balance).toBe(expected)
    }
    expect(await cashOf(player.id)).toBe(expected)
    await t.drain()
    const { data } = (await player.visitor.call(listRoundsEndpoint)).body
    expect(data).toHaveLength(6)
    expect(data.reduce((sum, row) => sum + row.win_minor - row.stake_minor, funds)).toBe(expected)
  })

  test.each(mutants)('is not cheated, and no player is, by a studio that $what', async ({ spoil }) => {
    const { player, token } = await launched()
    const house = createHouse({ ...settings, carry: spoil(carry, key, now) })
    const opened = await house.call('session', { token })
    const session = opened.kind === 'done' ? String(opened.data['session']) : ''
    await createRounds(house).play({ session, currency: 'UAH' }, { stake, side: 'heads', forced: 'win' })
    // What the studio left open is asked after; it knows nothing of it any more.
    t.clock.advance(6 * 60_000)
    await askAfterRounds(t.house)
    const cash = await cashOf(player.id)
    // The win of one round at most, and never less than what was staked under its own names.
    expect(cash).toBeLessThanOrEqual(funds + 96)
    expect(cash).toBeGreaterThanOrEqual(funds - 2 * stake)
    const { rows } = await t.house.pool.query<{ n: number }>(`select count(*)::int as n from games_providers.rounds where state = 'open'`)
    expect(rows).toEqual([{ n: 0 }])
  })
})
