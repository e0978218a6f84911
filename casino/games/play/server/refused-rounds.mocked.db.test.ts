import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { engines } from '#engines/registry.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import type { FairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { createProbers, probeRefusals, separation, type Noted } from '../testing/probe-refusals.ts'

/** Refused rounds of one look; the long form 200,000 (REFUSAL_PROBES=200000). */
const probes = Number(process.env['REFUSAL_PROBES'] ?? 2_000)
/** A look at 2,000 strays by 0.013 by itself, so it is no chance only when three in a row tell. */
const looks = probes > 2_000 ? 1 : 3

/** Draws for each refusal of a mutant's first look; every further look takes four times as many. */
const mutant_draws = 12

const mutant = vi.hoisted(() => ({ draws_first: 0, draws: 0, keys: new Map<bigint, FairKey>() }))

// Every draw is counted. The mutant draws as soon as it is asked, and so knows the outcome of what is refused.
vi.mock('./cursors.ts', async (original) => {
  const cursors = await original<typeof import('./cursors.ts')>()
  const withCursor: typeof cursors.withCursor = (house, owner_id, work) =>
    cursors.withCursor(house, owner_id, (cursor) =>
      work({
        ...cursor,
        draw: (accepted) => {
          mutant.draws += 1
          const key = mutant.keys.get(cursor.seed_id)
          return mutant.draws_first > 0 && key ? fairSource(key, cursor.client_seed, cursor.nonce) : cursor.draw(accepted)
        },
      }),
    )
  return { ...cursors, withCursor }
})
vi.mock('#casino/money/wallet/server/api.ts', async (original) => {
  const wallet = await original<typeof import('#casino/money/wallet/server/api.ts')>()
  const settleInstant: typeof wallet.settleInstant = (house, round) => {
    // Often enough that the difference between two outcomes stands above the noise of a busy machine.
    for (let draw = 0; draw < mutant.draws_first; draw += 1) JSON.stringify(round.draw(acceptDraw(round.reference)).tell(house.clock.now()))
    return wallet.settleInstant(house, round)
  }
  return { ...wallet, settleInstant }
})

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ seed: true })
  mutant.draws_first = 0
  mutant.draws = 0
})
afterEach(() => t.close())

const notes = {
  time: (one: Noted) => one.took_ms,
  'time at work': (one: Noted) => one.worked_ms,
  'time of a neighbour': (one: Noted) => one.neighbour_took_ms,
  size: (one: Noted) => one.size,
}

/** The notes of so many refused rounds that tell much from nothing better than chance. */
const tellingNotes = async (probers: Awaited<ReturnType<typeof createProbers>>, count: number): Promise<string[]> => {
  for (const { seed_id, key } of probers) mutant.keys.set(seed_id, key)
  const noted = await probeRefusals(t, probers, count)
  expect(new Set(noted.map(({ answer }) => answer))).toEqual(new Set(['insufficient-funds']))
  const aucs = Object.entries(notes).map(([name, read]) => [name, separation(noted, read)] as const)
  if (process.env['REFUSAL_PROBES']) process.stdout.write(`${noted.length} probes: ${JSON.stringify(Object.fromEntries(aucs))}\n`)
  return aucs.filter(([, auc]) => auc < 0.47 || auc > 0.53).map(([name]) => name)
}

test(
  'reliability 26: a refused round tells nothing of the next outcome, by its time, its size or a neighbour’s wait, for nothing is drawn',
  async () => {
    const probers = await createProbers(t, engines)
    expect(new Set(probers.map(({ game }) => game.slug))).toEqual(new Set(engines.map(({ slug }) => slug)))
    let telling = Object.keys(notes)
    for (let look = 0; look < looks && telling.length > 0; look += 1) {
      const told = await tellingNotes(probers, probes)
      telling = telling.filter((name) => told.includes(name))
    }
    expect(telling).toEqual([])
    expect(mutant.draws).toBe(0)
  },
  60_000 + probes * looks * 20,
)

test('reliability 26: a mutant that draws before it asks is seen', async () => {
  const with_free_spins = engines.filter(({ slug }) => ['carpathian-nights', 'cossack-treasure'].includes(slug))
  const probers = await createProbers(t, with_free_spins)
  const told = async (look: number): Promise<string[]> => {
    mutant.draws_first = mutant_draws * 4 ** (look - 1)
    const telling = await tellingNotes(probers, 1_000)
    return look === 4 || telling.includes('time at work') ? telling : told(look + 1)
  }
  expect(await told(1)).toContain('time at work')
  expect(mutant.draws).toBeGreaterThan(1_000)
}, 240_000)
