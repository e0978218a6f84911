import type { TObject } from 'typebox'
import { inTransaction } from '#kernel/database/database.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { moveCheckpoint, takeFacts } from '#kernel/facts/fact-store.ts'
import type { BatchHandler } from '#kernel/facts/reactions.ts'

/** A reader owns one checkpoint in the log: the reactions of a slice, or its pushes. */
export interface Reader {
  readonly name: string
  readonly kinds: readonly string[]
  readonly handle: (facts: readonly Fact[], tx: Tx, house: House) => Promise<void>
}

const batch_limit = 500

const reactionReader = (house: House, slice: House['slices'][number]): Reader[] => {
  const reactions = (slice.reactions ?? []).filter((reaction) => reaction.lane === 'after-commit')
  if (reactions.length === 0) return []
  const handle = async (facts: readonly Fact[], tx: Tx): Promise<void> => {
    for (const reaction of reactions)
      if (reaction.kind === facts[0]?.kind) await (reaction.handle as BatchHandler<TObject>)(facts, tx, house)
  }
  return [{ name: slice.name, kinds: [...new Set(reactions.map((reaction) => reaction.kind))], handle }]
}

const pushReader = (house: House, slice: House['slices'][number]): Reader[] => {
  const pushes = slice.pushes ?? []
  if (pushes.length === 0) return []
  const handle = async (facts: readonly Fact[]): Promise<void> => {
    for (const push of pushes) {
      if (push.kind !== facts[0]?.kind) continue
      const publications = await push.handle(facts, house)
      if (publications.length > 0) await house.realtime.publish(publications)
    }
  }
  return [{ name: `${slice.name}.pushes`, kinds: [...new Set(pushes.map((push) => push.kind))], handle }]
}

export const readersOf = (house: House): Reader[] =>
  house.slices.flatMap((slice) => [...reactionReader(house, slice), ...pushReader(house, slice)])

/** Cuts a list of facts into runs of one kind, keeping the order of the log. */
const runsOfOneKind = (facts: readonly Fact[]): Fact[][] => {
  const runs: Fact[][] = []
  for (const fact of facts) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === fact.kind) last.push(fact)
    else runs.push([fact])
  }
  return runs
}

/**
 * Lets one reader take its next batch. Effects and checkpoint commit together, so each fact takes effect exactly once
 * whatever dies when. Returns how many facts it took; a full batch means there may be more.
 */
export const readBatch = (house: House, reader: Reader): Promise<{ taken: number; more: boolean }> =>
  inTransaction(house.db, async (tx) => {
    const readable = await takeFacts(tx, reader.name, reader.kinds, batch_limit)
    if (!readable) return { taken: 0, more: false }
    const { checkpoint, horizon, facts } = readable
    for (const run of runsOfOneKind(facts)) await reader.handle(run, tx, house)
    const last = facts.at(-1)
    const more = facts.length === batch_limit
    // A short batch proves that nothing of these kinds is left below the horizon: the next look starts there.
    if (more && last) await moveCheckpoint(tx, reader.name, last)
    else if (BigInt(horizon) > BigInt(checkpoint.tx)) await moveCheckpoint(tx, reader.name, { tx: horizon, position: 0n })
    return { taken: facts.length, more }
  })
