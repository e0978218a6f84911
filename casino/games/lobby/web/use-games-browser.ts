import { useEffect, useReducer, useRef } from 'react'
import type { GameCard } from '../contract.ts'
import type { GamesSource } from './games-source.ts'
import { listReducer, nothingYet, type ShownList } from './shown-list.ts'

export interface GamesBrowser extends ShownList {
  readonly more: () => void
  readonly retry: () => void
}

/**
 * Loads a list of games page by page. Starts again when `key` changes: from `first` (server-rendered) if given, otherwise from the
 * source. Late answers are dropped.
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
    // Only a new key means another list; the source is read through a ref.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return { ...list, more: () => void load(list.games.length), retry: () => void load(list.games.length) }
}
