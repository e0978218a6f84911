import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareStandings, Ranking, type Standing } from './ranking.ts'

const standing = fc.record({
  player_id: fc.bigInt({ min: 1n, max: 60n }),
  points: fc.integer({ min: 1, max: 20 }),
  reached_at_ms: fc.integer({ min: 0, max: 5 }),
})
const step = fc.oneof({ weight: 4, arbitrary: standing }, { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 60n }) })

const sorted = (known: ReadonlyMap<bigint, Standing>): Standing[] => [...known.values()].toSorted(compareStandings)

test('RA-001: whatever moves, leaves and comes back, the table is what sorting everybody would give', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(standing, { selector: ({ player_id }) => player_id }),
      fc.array(step, { maxLength: 300 }),
      (first, steps) => {
        const ranking = new Ranking()
        ranking.fill(first)
        const known = new Map<bigint, Standing>(first.map((one) => [one.player_id, one]))
        for (const move of steps) {
          if (typeof move === 'bigint') {
            ranking.remove(move)
            known.delete(move)
          } else {
            ranking.set(move)
            known.set(move.player_id, move)
          }
        }
        const order = sorted(known)
        expect(ranking.top(1_000)).toEqual(order)
        expect(order.map(({ player_id }) => ranking.placeOf(player_id))).toEqual(order.map((_, index) => index + 1))
        expect(ranking.top(3, 2)).toEqual(order.slice(2, 5))
        expect(ranking.size).toBe(order.length)
        expect(ranking.placeOf(999n)).toBeNull()
      },
    ),
  )
})

test('RA-001: with thousands of players, over many blocks, it is the same', () => {
  const ranking = new Ranking()
  const known = new Map<bigint, Standing>()
  let seed = 42
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let index = 0; index < 12_000; index++) {
    const moved = { player_id: BigInt(next(5_000) + 1), points: next(3_000), reached_at_ms: next(1_000) }
    ranking.set(moved)
    known.set(moved.player_id, moved)
    // Once in between all of them are read anew, as at a start.
    if (index === 6_000) ranking.fill([...known.values()])
  }
  const order = sorted(known)
  expect(ranking.top(order.length)).toEqual(order)
  for (let index = 0; index < order.length; index += 97) expect(ranking.placeOf((order[index] as Standing).player_id)).toBe(index + 1)
  for (const { player_id } of order.slice(0, 4_000)) ranking.remove(player_id)
  expect(ranking.top(10_000)).toEqual(order.slice(4_000))
})

test('ties: among equal points who got there earlier, then the older account', () => {
  const ranking = new Ranking()
  ranking.set({ player_id: 3n, points: 5, reached_at_ms: 10 })
  ranking.set({ player_id: 2n, points: 5, reached_at_ms: 10 })
  ranking.set({ player_id: 1n, points: 5, reached_at_ms: 20 })
  expect(ranking.top(3).map(({ player_id }) => player_id)).toEqual([2n, 3n, 1n])
})
