import { expect, test } from 'vitest'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { seedCommitment } from '#kernel/random/seed-commitment.ts'
import { outcomeOf } from '../odds.ts'
import { drawAgain } from './draw-again.ts'

const outcome = (name: string, weight: number) => ({ name, title: name, weight, stock: 1, left: 0 })
const seed = 'c0ffee00'.repeat(8)

test('the browser draws what the house drew, for any table and round, and sees a key that was not committed to', async () => {
  const draw = {
    outcomes: [outcome('one', 1), outcome('many', 70_000), outcome('some', 999)],
    nothingWeight: 100_001,
    serverSeedHash: seedCommitment(seed),
  }
  const came = new Set<string | null>()
  for (let round = 0; round < 60; round++) {
    const { is_committed, title } = await drawAgain(draw, seed, `7-${round}`)
    const drawn = outcomeOf({ ...draw, nothing_weight: draw.nothingWeight }, fairSource(fairKey(seed), `7-${round}`, 0))
    expect([is_committed, title]).toEqual([true, drawn?.title ?? null])
    came.add(title)
  }
  expect(came.size).toBeGreaterThan(1)
  // An attempt is its player's words and its number.
  const attempt = outcomeOf({ ...draw, nothing_weight: draw.nothingWeight }, fairSource(fairKey(seed), 'mine', 7))
  const others = await Promise.all(Array.from({ length: 20 }, (_, number) => drawAgain(draw, seed, `mine:${number}`)))
  expect(others[7]?.title).toBe(attempt?.title ?? null)
  expect(new Set(others.map(({ title }) => title)).size).toBeGreaterThan(1)
  expect((await drawAgain(draw, 'ab'.repeat(32), '7-1')).is_committed).toBe(false)
})
