import type { TObject } from 'typebox'
import { inTransaction } from '#kernel/database/database.ts'
import type { Database, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { isAfter, moveCheckpoint, takeCheckpoint, takeFacts } from '#kernel/facts/fact-store.ts'
import type { BatchHandler, From } from '#kernel/facts/reactions.ts'

/** A reader owns one checkpoint in the log: the reactions of a slice, or its pushes. */
export interface Reader {
  readonly name: string
  readonly kinds: readonly string[]
  /** Where each kind begins in a house that did not know it. */
  readonly from: ReadonlyMap<string, From>
  /** The transaction from which each kind is taken; a kind that is not named is taken from the beginning. */
  readonly since: ReadonlyMap<string, bigint>
  /** For a reader of history: facts of this transaction and later are another's. */
  readonly until?: bigint
  /** It takes no batch sooner after the last one than this, and all that came meanwhile in one. */
  readonly gather_ms?: number
  readonly handle: (facts: readonly Fact[], tx: Tx, house: House) => Promise<void>
}

const batch_limit = 500
/** Facts that say only what moved weigh little. */
const gathered_limit = 10_000

/** So many facts a reader takes at once. */
export const batchLimitOf = ({ gather_ms }: Reader): number => (gather_ms === undefined ? batch_limit : gathered_limit)

type Handle = Reader['handle']

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

const inRuns =
  (handle: Handle): Handle =>
  async (facts, tx, house) => {
    for (const run of runsOfOneKind(facts)) await handle(run, tx, house)
  }

const reactionReader = (house: House, slice: House['slices'][number]): Reader[] => {
  const reactions = (slice.reactions ?? []).filter((reaction) => reaction.lane === 'after-commit')
  if (reactions.length === 0) return []
  const handle = async (facts: readonly Fact[], tx: Tx): Promise<void> => {
    for (const reaction of reactions)
      if (reaction.kind === facts[0]?.kind) await (reaction.handle as BatchHandler<TObject>)(facts, tx, house)
  }
  const kinds = [...new Set(reactions.map((reaction) => reaction.kind))]
  const isFromBeginning = (kind: string): boolean => reactions.some((reaction) => reaction.kind === kind && reaction.from === 'beginning')
  const from = new Map(kinds.map((kind): [string, From] => [kind, isFromBeginning(kind) ? 'beginning' : 'deployment']))
  return [{ name: slice.name, kinds, from, since: new Map(), handle: inRuns(handle) }]
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
  const kinds = [...new Set(pushes.map((push) => push.kind))]
  // Nobody is told of what was long ago.
  return [
    {
      name: `${slice.name}.pushes`,
      kinds,
      from: new Map(kinds.map((kind) => [kind, 'deployment'])),
      since: new Map(),
      handle: inRuns(handle),
    },
  ]
}

/** The checkpoint moves when the state was sent. */
const stateReaders = (house: House, { published = [] }: House['slices'][number]): Reader[] =>
  published
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ name, kinds, gather_ms, tellFacts }) => ({
      name,
      kinds,
      gather_ms,
      from: new Map(kinds.map((kind) => [kind, 'deployment'])),
      since: new Map(),
      handle: (facts) => tellFacts(house, facts),
    }))

export const readersOf = (house: House): Reader[] =>
  house.slices.flatMap((slice) => [...reactionReader(house, slice), ...pushReader(house, slice), ...stateReaders(house, slice)])

const isFor = ({ since, until }: Reader, { kind, tx }: Fact): boolean => {
  const number = BigInt(tx)
  return number >= (since.get(kind) ?? 0n) && (until === undefined || number < until)
}

const handleAll = async (house: House, reader: Reader, facts: readonly Fact[], tx: Tx): Promise<number> => {
  const own = facts.filter((fact) => isFor(reader, fact))
  if (own.length > 0) await reader.handle(own, tx, house)
  return own.length
}

/** What became of a batch: `held` is another process at work with the same reader. */
export interface Read {
  readonly taken: number
  readonly more: boolean
  readonly held: boolean
}

/**
 * Lets one reader take its next batch from the log by itself. Effects and checkpoint commit together, so each fact takes effect
 * exactly once whatever dies when. Returns how many facts it took; a full batch means there may be more.
 */
export const readBatch = (house: House, reader: Reader, db: Database = house.db): Promise<Read> =>
  inTransaction(db, async (tx) => {
    const limit = batchLimitOf(reader)
    const readable = await takeFacts(tx, reader.name, reader.kinds, limit)
    if (!readable) return { taken: 0, more: false, held: true }
    const { horizon, facts } = readable
    const taken = await handleAll(house, reader, facts, tx)
    const last = facts.at(-1)
    const more = facts.length === limit && (reader.until === undefined || BigInt(last?.tx ?? 0) < reader.until)
    // A short batch proves that nothing of these kinds is left below the horizon: the next look starts there.
    if (last) await moveCheckpoint(tx, reader.name, more ? last : { tx: horizon, position: 0n })
    return { taken, more, held: false }
  })

/**
 * Lets one reader take facts that were read for everybody: those after its checkpoint. Whoever calls answers for it that none of the
 * reader's kinds lies between the checkpoint and the first of them. Effects and checkpoint commit together, as ever.
 */
export const takeBatch = (house: House, reader: Reader, facts: readonly Fact[], db: Database): Promise<Read> =>
  inTransaction(db, async (tx) => {
    const checkpoint = await takeCheckpoint(tx, reader.name)
    if (!checkpoint) return { taken: 0, more: false, held: true }
    const fresh = facts.filter((fact) => isAfter(fact, checkpoint))
    const taken = await handleAll(house, reader, fresh, tx)
    const last = fresh.at(-1)
    if (last) await moveCheckpoint(tx, reader.name, last)
    return { taken, more: false, held: false }
  })
