import type { TObject } from 'typebox'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'

/** What a state is of: a race, a player, a match. */
export type StateKey = string | number | bigint

/** Something that moved, and the earliest of its revisions that nobody was told of yet, where it counts them. */
export interface Moved<Key extends StateKey> {
  readonly key: Key
  readonly since?: number
}

/** What is said of one key now. With a `revision`, browsers take nothing older of that key after it. */
export interface Told<Key extends StateKey> {
  readonly key: Key
  /** Grows with each change of this key, in the order in which changes become visible in the database. */
  readonly revision?: number
  readonly publications: readonly Publication[]
}

interface Mover<Key extends StateKey> {
  readonly kind: string
  readonly keysOf: (facts: readonly Fact[]) => readonly Moved<Key>[]
}

/** Declares what a kind of fact moves. */
export const movedBy = <S extends TObject, Key extends StateKey>(
  fact: FactKind<S>,
  keysOf: (fact: Fact<S>) => Moved<Key> | null,
): Mover<Key> => ({
  kind: fact.kind,
  keysOf: (facts) => (facts as readonly Fact<S>[]).flatMap((one) => keysOf(one) ?? []),
})

interface StateOptions<Key extends StateKey> {
  /** Nothing is told more often than this; what moves meanwhile is told together. A first move after a quiet time is told at once. */
  readonly gather_ms: number
  readonly movedBy: readonly Mover<Key>[]
  /** What stands now of all that moved, in few statements however much it is. Must not write. A key may be left out. */
  readonly read: (house: House, moved: readonly Moved<Key>[]) => Promise<readonly Told<Key>[]>
  /** What the revisions count, where several states tell of one thing, such as its rows and its whole; else the name. */
  readonly of?: string
}

/** State that is published; a slice lists it in its manifest as `published`. */
export interface PublishedState<Key extends StateKey = never> {
  readonly name: string
  readonly gather_ms: number
  readonly kinds: readonly string[]
  /** Tells what these facts moved. Rejects where it could not be read or sent: whoever calls keeps the facts. */
  readonly tellFacts: (house: House, facts: readonly Fact[]) => Promise<void>
  /**
   * Tells it soon, for what moves outside the log of facts. It is gone if the process dies before `gather_ms` are over: only for what its
   * own client asks for again, as the answer of a round.
   */
  readonly mark: (house: House, key: Key) => void
  /** Tells at once what was marked; the end of the house does it, and tests. */
  readonly flush: (house: House) => Promise<void>
}

/** One entry a key, with the earliest revision that any of them names; without one where any names none. */
const gathered = <Key extends StateKey>(moved: readonly Moved<Key>[]): Moved<Key>[] => {
  const byKey = new Map<Key, Moved<Key>>()
  for (const one of moved) {
    const known = byKey.get(one.key)
    if (!known) byKey.set(one.key, one)
    else if (one.since === undefined) byKey.set(one.key, { key: one.key })
    else if (known.since !== undefined && one.since < known.since) byKey.set(one.key, one)
  }
  return [...byKey.values()]
}

interface Marked<Key> {
  keys: Set<Key>
  timer: NodeJS.Timeout | null
  telling: Promise<void>
}

/**
 * Declares state that browsers follow. Facts that move it are gathered by their reader, whose checkpoint moves when the state has been
 * sent: a process that dies before that tells it when it stands again. Messages carry what stands and not what changed, so telling
 * twice does no harm; a process tells one thing after the other, so that an older state never overtakes a newer one.
 */
export const publishState = <Key extends StateKey>(
  name: `${string}/${string}.${string}`,
  options: StateOptions<Key>,
): PublishedState<Key> => {
  const { gather_ms, movedBy: movers, read, of = name } = options
  const markedOf = perHouse((): Marked<Key> => ({ keys: new Set(), timer: null, telling: Promise.resolve() }))

  const stamped = ({ key, revision, publications }: Told<Key>): readonly Publication[] =>
    revision === undefined
      ? publications
      : publications.map(({ channel, message }) => ({ channel, message: { ...message, state: { of: `${of}:${key}`, revision } } }))

  const tell = (house: House, take: () => readonly Moved<Key>[]): Promise<void> => {
    const marked = markedOf(house)
    const told = marked.telling.then(async () => {
      const moved = gathered(take())
      if (moved.length === 0) return
      const publications = (await read(house, moved)).flatMap(stamped)
      if (publications.length > 0) await house.realtime.publish(publications)
    })
    marked.telling = told.catch(() => undefined)
    return told
  }

  const tellMarked = async (house: House): Promise<void> => {
    const marked = markedOf(house)
    if (marked.timer) clearTimeout(marked.timer)
    marked.timer = null
    await tell(house, () => {
      const { keys } = marked
      marked.keys = new Set()
      return [...keys].map((key) => ({ key }))
    }).catch((error: unknown) => house.log.warn({ err: error, state: name }, 'a state could not be told'))
  }

  return {
    name,
    gather_ms,
    kinds: [...new Set(movers.map(({ kind }) => kind))],
    tellFacts: (house, facts) =>
      tell(house, () => movers.flatMap(({ kind, keysOf }) => keysOf(facts.filter((fact) => fact.kind === kind)))),
    mark: (house, key) => {
      const marked = markedOf(house)
      marked.keys.add(key)
      marked.timer ??= setTimeout(() => void tellMarked(house), gather_ms)
    },
    flush: tellMarked,
  }
}

/** Tells what was marked in every slice. */
export const flushStates = async (house: House): Promise<void> => {
  for (const { published = [] } of house.slices) for (const state of published) await state.flush(house)
}
