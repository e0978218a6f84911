import { Type } from 'typebox'
import { announce } from '#kernel/facts/announce.ts'
import { defineFact, type FactKind } from '#kernel/facts/fact.ts'
import { on, type BatchHandler } from '#kernel/facts/reactions.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice, type ServerSlice } from '#kernel/slice.ts'

const schema = Type.Object({ amount: Type.Integer() })

/** What slices of a house as wide as it may become hear of: forty kinds, each heard by twenty of four hundred slices of two reactions. */
export const wideKinds: readonly FactKind<typeof schema>[] = Array.from({ length: 40 }, (_, index) =>
  defineFact(`testing/wide.kind-${index}`, schema),
)

/** Slices that are nothing but two reactions each. `handle` is given the number of the slice that reacts. */
export const wideSlices = (count: number, handle: (slice: number) => BatchHandler<typeof schema>): ServerSlice[] =>
  Array.from({ length: count }, (_, index) => {
    const [one, other] = [wideKinds[index % 40], wideKinds[(index + 7) % 40]]
    if (!one || !other) throw new RangeError('there is no such kind')
    return defineServerSlice({
      name: `testing/wide-${index}`,
      reactions: [on(one, { from: 'beginning' }, handle(index)), on(other, { from: 'deployment' }, handle(index))],
    })
  })

/** One fact of a kind, in a transaction that the caller commits. */
export const announceWide = (tx: Tx, house: House, kind: number, amount: number): Promise<void> => {
  const fact = wideKinds[kind % 40]
  return announce(tx, house, fact ? [fact({ amount })] : [])
}
