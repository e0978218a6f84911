import { useEffect, useState } from 'react'
import type { getGames } from '#casino/games/favourites/contract.ts'
import type { GameCard, getAllGames } from '#casino/games/lobby/contract.ts'
import type { searchGames } from '../contract.ts'
import { api } from '#kernel/web/browser.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'

export type Found =
  | { readonly phase: 'empty' }
  | { readonly phase: 'found'; readonly name: string; readonly games: readonly GameCard[]; readonly total: number }
  | { readonly phase: 'failed' }

/** A pause between keys that is shorter than this is typing, not a question. */
const pause_ms = 120
const shown_results = 24

/** The games for what is typed. The last answer stays until the next one comes, so that results don't flicker. */
export const useFoundGames = (typed: string): { readonly found: Found; readonly is_searching: boolean } => {
  const name = typed.trim()
  const [answered, setAnswered] = useState<{ readonly name: string; readonly found: Found } | null>(null)
  useEffect(() => {
    if (name === '') return undefined
    const abort = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await api.call<typeof searchGames>('GET /rest/search/', {
        query: { name, limit: shown_results },
        signal: abort.signal,
      })
      if (abort.signal.aborted) return
      const found: Found = answer.success ? { phase: 'found', name, games: answer.data, total: answer.total } : { phase: 'failed' }
      setAnswered({ name, found })
    }
    const timer = setTimeout(() => void ask(), pause_ms)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [name])
  if (name === '') return { found: { phase: 'empty' }, is_searching: false }
  return { found: answered?.found ?? { phase: 'empty' }, is_searching: answered?.name !== name }
}

export interface Suggested {
  readonly is_popular: boolean
  readonly games: readonly GameCard[]
}

const most_suggested = 6
const nothing: Suggested = { is_popular: false, games: [] }

/**
 * What an empty search shows: the popular games, or the house's first ones while nobody has played. Null until known. For whom
 * play is closed nothing is suggested: they find what they look for.
 */
export const useSuggestedGames = (): Suggested | null => {
  const is_closed = useIsPlayClosed()
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    if (is_closed) return undefined
    const abort = new AbortController()
    const { signal } = abort
    const ask = async (): Promise<void> => {
      const popular = await api.call<typeof getGames>('GET /rest/getGames/{list}/', {
        params: { list: 'popular' },
        query: { limit: most_suggested },
        signal,
      })
      if (popular.success && popular.data.length > 0) return setSuggested({ is_popular: true, games: popular.data })
      const all = await api.call<typeof getAllGames>('GET /rest/getAllGames/', { signal })
      if (!signal.aborted) setSuggested({ is_popular: false, games: all.success ? all.data.slice(0, most_suggested) : [] })
    }
    void ask()
    return () => abort.abort()
  }, [is_closed])
  return is_closed ? nothing : suggested
}
