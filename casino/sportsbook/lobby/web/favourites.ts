import { useEffect } from 'react'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const key = 'sport-favourites'
const most = 100
const none: readonly number[] = []

/** Events with a star, the newest first: of this device, for guests as for players. */
const starred = createStore<readonly number[]>(none, { outlives_visitor: true })

const read = (): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)).slice(0, most) : none
  } catch {
    return none
  }
}

const toggle = (id: number): void => {
  const known = starred.get()
  const next = known.includes(id) ? known.filter((one) => one !== id) : [id, ...known].slice(0, most)
  starred.set(next)
  localStorage.setItem(key, JSON.stringify(next))
}

export const useFavourites = () => {
  useEffect(() => {
    if (starred.get() === none) starred.set(read())
  }, [])
  return { ids: useStore(starred, none), toggle }
}
