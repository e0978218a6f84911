import { Type } from 'typebox'
import { announce } from '#kernel/facts/announce.ts'
import { defineFact, type FactKind } from '#kernel/facts/fact.ts'
import { on, type BatchHandler } from '#kernel/facts/reactions.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice, type ServerSlice } from '#kernel/slice.ts'

const schema = Type.Object({ amount: Type.Integer() })

/** Fact kinds for tests with many slices: forty kinds, each read by twenty of 400 slices with two reactions. */
export const wideKinds: readonly FactKind<typeof schema>[] = Array.from({ length: 40 }, (_, index) =>
  defineFact(`testing/wide.kind-${index}`, schema),
)

/** Slices with two reactions each and nothing else. `handle` gets the number of the reacting slice. */
export const wideSlices = (count: number, handle: (slice: number) => BatchHandler<typeof schema>): ServerSlice[] =>
  Array.from({ length: count }, (_, index) => {
    const [one, other] = [wideKinds[index % 40], wideKinds[(index + 7) % 40]]
    if (!one || !other) throw new RangeError('there is no such kind')
    return defineServerSlice({
      name: `testing/wide-${index}`,
      reactions: [on(one, { from: 'beginning' }, handle(index)), on(other, { from: 'deployment' }, handle(index))],
    })
  })

/** Announces one fact of a kind in the caller's transaction. */
export const announceWide = (tx: Tx, house: House, kind: number, amount: number): Promise<void> => {
  const fact = wideKinds[kind % 40]
  return announce(tx, house, fact ? [fact({ amount })] : [])
}
