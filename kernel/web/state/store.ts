import { useSyncExternalStore } from 'react'

/** A value that components can follow and code outside them can change. Browser only: the server has a value per request. */
export interface Store<T> {
  get(): T
  set(change: T | ((old: T) => T)): void
  subscribe(listener: () => void): () => void
}

interface StoreOptions {
  /** It is the device's, or the frame says itself what becomes of it: it stays as it is when a player leaves. */
  readonly outlives_visitor?: true
}

const resets: (() => void)[] = []

/** Every store is as it was when the page came: nothing in one may be a former player's. Called when a player leaves. */
export const resetStores = (): void => {
  for (const reset of resets) reset()
}

/**
 * What this page is doing at the moment: a window, a choice, a switch. It begins anew with each player. What the server said is
 * kept in queries (kernel/web/state/queries.ts), never here; the boundary check finds it.
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

/** The store's value, followed. `on_server` is what the server rendered, for hydration. */
export const useStore = <T>(store: Store<T>, on_server: T): T => useSyncExternalStore(store.subscribe, store.get, () => on_server)
