import type { TObject } from 'typebox'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'

/** The id of what the state describes: a race, a player, a match. */
export type StateKey = string | number | bigint

/** A key whose state changed and, if it counts revisions, the earliest revision not yet published. */
export interface Moved<Key extends StateKey> {
  readonly key: Key
  readonly since?: number
}

/** The current state of one key. With a `revision`, browsers ignore older states of that key afterwards. */
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

/** Declares which keys a kind of fact changes. */
export const movedBy = <S extends TObject, Key extends StateKey>(
  fact: FactKind<S>,
  keysOf: (fact: Fact<S>) => Moved<Key> | readonly Moved<Key>[] | null,
): Mover<Key> => ({
  kind: fact.kind,
  keysOf: (facts) => (facts as readonly Fact<S>[]).flatMap((one) => keysOf(one) ?? []),
})

interface StateOptions<Key extends StateKey> {
  /**
   * Minimum time between two publications; changes in between are published together. The first change after a quiet time is
   * published at once.
   */
  readonly gather_ms: number
  readonly movedBy: readonly Mover<Key>[]
  /** Reads the current state of all changed keys, in few statements however many they are. Must not write. Keys may be left out. */
  readonly read: (house: House, moved: readonly Moved<Key>[]) => Promise<readonly Told<Key>[]>
  /** Name of the revision counter, if several states describe one thing, such as its rows and its totals; the state's name by default. */
  readonly of?: string
}

/** State that browsers follow; a slice lists it in its manifest as `published`. */
export interface PublishedState<Key extends StateKey = never> {
  readonly name: string
  readonly gather_ms: number
  readonly kinds: readonly string[]
  /** Publishes the state that these facts changed. Rejects if it could not be read or sent; the caller then keeps the facts. */
  readonly tellFacts: (house: House, facts: readonly Fact[]) => Promise<void>
  /**
   * Publishes a key's state soon, for changes outside the fact log. Lost if the process dies within `gather_ms`: only use it for
   * state that the client also gets in a response, such as a balance after a round.
   */
  readonly mark: (house: House, key: Key) => void
  /** Publishes everything marked, at once; for shutdown and tests. */
  readonly flush: (house: House) => Promise<void>
}

/** One entry per key, with the earliest revision of its changes; without one if any change has none. */
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
 * Declares state that browsers follow. The facts that change it are collected by a reader whose checkpoint moves once the state was
 * sent, so after a crash it is published again. Messages carry the current state and not changes, so publishing twice is harmless.
 * A process publishes one after the other, so that an older state never overtakes a newer one.
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

/** Publishes everything marked, in every slice. */
export const flushStates = async (house: House): Promise<void> => {
  for (const { published = [] } of house.slices) for (const state of published) await state.flush(house)
}
