import { useSyncExternalStore } from 'react'

/** A value that components can follow and code outside them can change. Browser only: the server has a value per request. */
export interface Store<T> {
  get(): T
  set(change: T | ((old: T) => T)): void
  subscribe(listener: () => void): () => void
}

export const createStore = <T>(first: T): Store<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (change) => {
      const next = typeof change === 'function' ? (change as (old: T) => T)(value) : change
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, followed. `on_server` is what the server rendered, for hydration. */
export const useStore = <T>(store: Store<T>, on_server: T): T => useSyncExternalStore(store.subscribe, store.get, () => on_server)
