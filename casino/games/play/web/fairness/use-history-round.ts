import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import type { getRoundEndpoint } from '../../contract.ts'
import type { Seeds } from '../../fairness-contract.ts'

export type HistoryRound =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly round: ReplyOf<typeof getRoundEndpoint>['data'] }

const nothing: HistoryRound = { state: 'none' }
const loading: HistoryRound = { state: 'loading' }

/**
 * What tells whether other pairs are revealed or waiting than before. The newest revealed one does not: one that waited for its round is
 * revealed after younger ones.
 */
export const revealedKey = (seeds: Pick<Seeds, 'retired' | 'retiring'> | null): string =>
  [seeds?.retired ?? [], seeds?.retiring ?? []].map((pairs) => pairs.map(({ id }) => id).join(' ')).join('/')

/** The round that `?round=` names, of the player's own history. Asked for again when a pair was revealed: it may be open to checking now. */
export const useHistoryRound = (seeds: Seeds | null): HistoryRound => {
  const revealed = revealedKey(seeds)
  const [query] = useSearchParams()
  const [found, setFound] = useState<{ readonly id: string; readonly round: HistoryRound }>()
  // Hydration has not read the query yet on the server, so the first render has no round either.
  const [is_alive, setAlive] = useState(false)
  const id = query.get('round')
  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      setAlive(true)
      if (!id) return
      const answer = await api.call<typeof getRoundEndpoint>('GET /rest/player/rounds/{id}/', { params: { id }, signal: stop.signal })
      if (stop.signal.aborted) return
      setFound({ id, round: answer.success ? { state: 'loaded', round: answer.data } : { state: 'failed', message: answer.message } })
    }
    void Promise.resolve().then(load)
    return () => stop.abort()
  }, [id, revealed])
  if (!is_alive || !id) return nothing
  return found?.id === id ? found.round : loading
}
