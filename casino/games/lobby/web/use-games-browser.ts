import { useEffect, useReducer, useRef } from 'react'
import type { GameCard } from '../contract.ts'
import type { GamesSource } from './games-source.ts'
import { listReducer, nothingYet, type ShownList } from './shown-list.ts'

export interface GamesBrowser extends ShownList {
  readonly more: () => void
  readonly retry: () => void
}

/**
 * A list of games that pages on. It starts anew when `key` changes, from `first` where that is known already (what the
 * page brought), else from the source; an answer that comes too late is dropped.
 */
export const useGamesBrowser = (
  key: string,
  source: GamesSource,
  first: { readonly games: readonly GameCard[]; readonly total: number } | null,
): GamesBrowser => {
  const [list, dispatch] = useReducer(listReducer, { ...nothingYet, key, ...(first ? { ...first, phase: 'shown' as const } : {}) })
  const latest = useRef({ key, source, first })
  latest.current = { key, source, first }
  const load = (offset: number): AbortController => {
    const abort = new AbortController()
    dispatch({ type: 'asked', key, offset })
    void latest.current.source(offset, abort.signal).then((page) => {
      if (abort.signal.aborted) return
      dispatch(page ? { type: 'came', key, offset, page } : { type: 'failed', key })
    })
    return abort
  }
  const started = useRef(first ? key : null)
  useEffect(() => {
    if (started.current === key) return undefined
    started.current = key
    const known = latest.current.first
    if (known) return dispatch({ type: 'came', key, offset: 0, page: known })
    const abort = load(0)
    return () => {
      abort.abort()
      started.current = null
    }
    // Only another key is another list; the source is read through a ref.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return { ...list, more: () => void load(list.games.length), retry: () => void load(list.games.length) }
}
