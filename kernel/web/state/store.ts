import { useSyncExternalStore } from 'react'

/** A value that components follow and other code can change. Browser only; on the server values are per request. */
export interface Store<T> {
  get(): T
  set(change: T | ((old: T) => T)): void
  subscribe(listener: () => void): () => void
}

interface StoreOptions {
  /** Keeps its value when a player signs out: it belongs to the device, or the shell resets it itself. */
  readonly outlives_visitor?: true
}

const resets: (() => void)[] = []

/** Resets every store to its initial value. Called when a player signs out, because a store may hold their data. */
export const resetStores = (): void => {
  for (const reset of resets) reset()
}

/**
 * A store for the page's current state: an open window, a choice, a switch. Reset when a player signs out. Server data belong in
 * queries (kernel/web/state/queries.ts); the boundary check enforces this.
 */
export const createStore = <T>(first: T, { outlives_visitor }: StoreOptions = {}): Store<T> => {
  let value = first
  const listeners = new Set<() => void>()
  const set: Store<T>['set'] = (change) => {
    const next = typeof change === 'function' ? (change as (old: T) => T)(value) : change
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  if (!outlives_visitor) resets.push(() => set(() => first))
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, followed. `on_server` is the value rendered by the server, for hydration. */
export const useStore = <T>(store: Store<T>, on_server: T): T => useSyncExternalStore(store.subscribe, store.get, () => on_server)
