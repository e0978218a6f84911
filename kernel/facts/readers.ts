import type { TObject } from 'typebox'
import { inTransaction } from '#kernel/database/database.ts'
import type { Database, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { isAfter, moveCheckpoint, takeCheckpoint, takeFacts, type Checkpoint, type LogPart, type Moved } from '#kernel/facts/fact-store.ts'
import type { AfterCommitReaction, BatchHandler, From } from '#kernel/facts/reactions.ts'

/** A reader has one checkpoint in the log and processes the reactions of a slice, one that has a reader of its own, or the slice's pushes. */
export interface Reader {
  readonly name: string
  readonly kinds: readonly string[]
  /** Where each kind starts in a database that has not seen it. */
  readonly from: ReadonlyMap<string, From>
  /** The transaction number from which each kind is processed; kinds not listed start at the beginning. */
  readonly since: ReadonlyMap<string, bigint>
  /** Whether a fact of its kinds concerns it; those that do not are never handed to it. */
  readonly wants: (fact: Fact) => boolean
  /** Kinds after which the reader looks for the next fact in the log at once: it announces that itself. */
  readonly reads_on?: ReadonlySet<string>
  /** Kinds whose facts are in no batch with those of another kind. */
  readonly own_batches?: ReadonlySet<string>
  /** Only for history readers: facts from this transaction number on belong to the regular reader. */
  readonly until?: bigint
  /** Minimum time between two batches; facts that arrive in between are processed together. */
  readonly gather_ms?: number
  /** Maximum number of facts per batch. */
  readonly limit: number
  /** It waits for what carries messages to browsers, and so must hold up none that does not. */
  readonly tells?: boolean
  readonly handle: (facts: readonly Fact[], tx: Tx, house: House) => Promise<void>
}

/** Maximum number of facts per batch: few enough to keep locks short. */
const batch_limit = 500
/** Whoever gathers has many facts about the same rows. */
const gathered_limit = 5_000
/** Facts that only mark state as changed are cheap. */
const state_limit = 10_000

/** Messages about facts that keep coming are sent together; one that comes after a quiet time goes at once. */
const push_gather_ms = 100

type Handle = Reader['handle']

/** Splits facts into runs of the same kind, keeping log order. */
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

type Listener = Pick<AfterCommitReaction, 'kind' | 'isOwn'>

const isHeard = ({ kind, isOwn }: Listener, fact: Fact, house: House): boolean => kind === fact.kind && (isOwn?.(fact, house) ?? true)

/** A fact is wanted if one of those who listen to its kind hears it. Who fails over one is handed it, and fails alone. */
const wantedBy = (house: House, listeners: readonly Listener[]): Reader['wants'] => {
  const choosy = new Set(listeners.map(({ kind }) => kind))
  for (const { kind, isOwn } of listeners) if (!isOwn) choosy.delete(kind)
  return (fact) => {
    if (!choosy.has(fact.kind)) return true
    try {
      return listeners.some((listener) => isHeard(listener, fact, house))
    } catch {
      return true
    }
  }
}

/** Those of a run of one kind that a listener hears; the run itself where it hears them all. */
const heardBy = (listener: Listener, run: readonly Fact[], house: House): readonly Fact[] => {
  if (listener.kind !== run[0]?.kind) return []
  return listener.isOwn ? run.filter((fact) => isHeard(listener, fact, house)) : run
}

/** Leaves out the facts of a kind that its reaction says do not concern it. */
const concerning = async (reactions: readonly AfterCommitReaction[], facts: readonly Fact[], tx: Tx): Promise<readonly Fact[]> => {
  let left = facts
  for (const { kind, concerns } of reactions) {
    const own = concerns ? left.filter((fact) => fact.kind === kind) : []
    if (!concerns || own.length === 0) continue
    const kept: ReadonlySet<Fact> = new Set(await concerns(own, tx))
    left = left.filter((fact) => fact.kind !== kind || kept.has(fact))
  }
  return left
}

type Slice = House['slices'][number]

const readerOf = (
  house: House,
  { name: slice, gather_ms }: Slice,
  own: string | undefined,
  reactions: readonly AfterCommitReaction[],
): Reader => {
  const handle = async (facts: readonly Fact[], tx: Tx): Promise<void> => {
    for (const reaction of reactions) {
      const heard = heardBy(reaction, facts, house)
      if (heard.length > 0) await (reaction.handle as BatchHandler<TObject>)(heard, tx, house)
    }
  }
  const kinds = [...new Set(reactions.map((reaction) => reaction.kind))]
  const isFromBeginning = (kind: string): boolean => reactions.some((reaction) => reaction.kind === kind && reaction.from === 'beginning')
  const from = new Map(kinds.map((kind): [string, From] => [kind, isFromBeginning(kind) ? 'beginning' : 'deployment']))
  const kindsWith = (has: 'reads_on' | 'own_batch') => new Set(reactions.flatMap((reaction) => (reaction[has] ? [reaction.kind] : [])))
  const limit = gather_ms === undefined ? batch_limit : gathered_limit
  const handleRuns = inRuns(handle)
  return {
    name: own === undefined ? slice : `${slice}.${own}`,
    kinds,
    from,
    since: new Map(),
    wants: wantedBy(house, reactions),
    reads_on: kindsWith('reads_on'),
    own_batches: kindsWith('own_batch'),
    gather_ms,
    limit,
    handle: async (facts, tx) => handleRuns(await concerning(reactions, facts, tx), tx, house),
  }
}

const reactionReaders = (house: House, slice: Slice): Reader[] => {
  const reactions = (slice.reactions ?? []).filter((reaction) => reaction.lane === 'after-commit')
  return [...Map.groupBy(reactions, ({ own_reader }) => own_reader)].map(([own, some]) => readerOf(house, slice, own, some))
}

const pushReader = (house: House, slice: Slice): Reader[] => {
  const pushes = slice.pushes ?? []
  if (pushes.length === 0) return []
  const handle = async (facts: readonly Fact[]): Promise<void> => {
    for (const push of pushes) {
      const heard = heardBy(push, facts, house)
      if (heard.length === 0) continue
      const publications = await push.handle(heard, house)
      if (publications.length > 0) await house.realtime.publish(publications)
    }
  }
  const kinds = [...new Set(pushes.map((push) => push.kind))]
  // History readers do not push: nobody needs messages about the past.
  return [
    {
      name: `${slice.name}.pushes`,
      kinds,
      from: new Map(kinds.map((kind) => [kind, 'deployment'])),
      since: new Map(),
      wants: wantedBy(house, pushes),
      gather_ms: push_gather_ms,
      limit: batch_limit,
      tells: true,
      handle: inRuns(handle),
    },
  ]
}

/** The checkpoint moves after the state was sent. */
const stateReaders = (house: House, { published = [] }: Slice): Reader[] =>
  published
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ name, kinds, gather_ms, tellFacts }) => ({
      name,
      kinds,
      gather_ms,
      limit: state_limit,
      tells: true,
      from: new Map(kinds.map((kind) => [kind, 'deployment'])),
      since: new Map(),
      wants: () => true,
      handle: (facts) => tellFacts(house, facts),
    }))

export const readersOf = (house: House): Reader[] =>
  house.slices.flatMap((slice) => [...reactionReaders(house, slice), ...pushReader(house, slice), ...stateReaders(house, slice)])

const isFor = ({ since, until }: Reader, { kind, tx }: Fact): boolean => {
  const number = BigInt(tx)
  return number >= (since.get(kind) ?? 0n) && (until === undefined || number < until)
}

/** Facts come in log order, so where the first of them is late enough for every kind, all are. */
const ownOf = (reader: Reader, facts: readonly Fact[]): readonly Fact[] => {
  const [first] = facts
  if (!first || reader.until !== undefined) return facts.filter((fact) => isFor(reader, fact))
  const number = BigInt(first.tx)
  return [...reader.since.values()].every((since) => number >= since) ? facts : facts.filter((fact) => isFor(reader, fact))
}

const handleAll = async (house: House, reader: Reader, facts: readonly Fact[], tx: Tx): Promise<number> => {
  const own = ownOf(reader, facts).filter(reader.wants)
  if (own.length > 0) await reader.handle(own, tx, house)
  return own.length
}

/** As many of these facts as may be in one batch. */
const batchOf = ({ own_batches }: Reader, facts: readonly Fact[]): readonly Fact[] => {
  const [first] = facts
  if (!first || !own_batches || own_batches.size === 0) return facts
  const end = facts.findIndex(({ kind }) => kind !== first.kind && (own_batches.has(kind) || own_batches.has(first.kind)))
  return end === -1 ? facts : facts.slice(0, end)
}

/** Whether more may follow in the log than the reader was handed. */
const readsOn = ({ reads_on }: Reader, facts: readonly Fact[]): boolean =>
  reads_on !== undefined && reads_on.size > 0 && facts.some(({ kind }) => reads_on.has(kind))

/** Outcome of a batch. */
export interface Read {
  readonly taken: number
  readonly more: boolean
  /** Another process is working for this reader, or transactions that run may still add to its part of the log: look again in a moment. */
  readonly held: boolean
}

const nothing_now: Read = { taken: 0, more: false, held: true }
const nothing_left: Read = { taken: 0, more: false, held: false }

/** Another process has had the facts of a batch: its effects must not be. */
export class BatchTaken extends Error {}

/** A reader as its checkpoint is moved. What is told to browsers is about now, so nobody tells later what a build passed. */
export const movedOf = ({ name, kinds, until, tells }: Reader): Moved => ({ name, kinds, notes_gaps: until === undefined && !tells })

const move = async (tx: Tx, reader: Reader, from: Checkpoint, to: Checkpoint): Promise<void> => {
  if (!(await moveCheckpoint(tx, movedOf(reader), from, to))) throw new BatchTaken(`${reader.name}: another process has had these facts`)
}

/** Runs a batch in one transaction. What another process has had takes no effect and is as if that process held the reader. */
const inBatch = async (db: Database, work: (tx: Tx) => Promise<Read>): Promise<Read> => {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof BatchTaken) return nothing_now
    throw error
  }
}

const isBefore = (last: Fact | undefined, until: bigint | undefined): boolean =>
  until === undefined || (last !== undefined && BigInt(last.tx) < until)

/**
 * Lets one reader process its next batch, read directly from the log. Effects and checkpoint commit together, so each fact takes
 * effect exactly once, whatever crashes. Returns how many facts were processed; a full batch means there may be more.
 */
export const readBatch = (house: House, reader: Reader, db: Database = house.db): Promise<Read> =>
  inBatch(db, async (tx) => {
    const { limit } = reader
    const readable = await takeFacts(tx, reader.name, reader.kinds, limit)
    if (readable === 'gone') return nothing_left
    if (readable === 'held') return nothing_now
    const { checkpoint, horizon } = readable
    const facts = batchOf(reader, readable.facts)
    const taken = await handleAll(house, reader, facts, tx)
    const last = facts.at(-1)
    const more = (facts.length === limit || facts.length < readable.facts.length) && isBefore(last, reader.until)
    // A short batch proves that no facts of these kinds are left below the horizon, so the next read starts there.
    if (last) await move(tx, reader, checkpoint, more ? last : { tx: horizon, position: 0n })
    return { taken, more: more || readsOn(reader, facts), held: !more && reader.until !== undefined && BigInt(horizon) < reader.until }
  })

/**
 * Lets one reader process facts that were read once for all readers, skipping those before its checkpoint. The caller guarantees
 * that no fact of the reader's kinds lies between the checkpoint and the first of them. Effects and checkpoint commit together. What was read
 * in another life of the server may be gone, and is left to the log.
 */
export const takeBatch = (house: House, reader: Reader, { facts, life }: Pick<LogPart, 'facts' | 'life'>, db: Database): Promise<Read> =>
  inBatch(db, async (tx) => {
    const checkpoint = await takeCheckpoint(tx, reader.name)
    if (!checkpoint) return nothing_now
    if (checkpoint.life !== life) return { taken: 0, more: true, held: false }
    const [first] = facts
    const fresh = first && isAfter(first, checkpoint) ? facts : facts.filter((fact) => isAfter(fact, checkpoint))
    const batch = batchOf(reader, fresh)
    const taken = await handleAll(house, reader, batch, tx)
    const last = batch.at(-1)
    if (last) await move(tx, reader, checkpoint, last)
    return { taken, more: batch.length < fresh.length || readsOn(reader, batch), held: false }
  })
