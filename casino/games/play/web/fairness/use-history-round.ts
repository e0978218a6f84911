import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import type { getRoundEndpoint } from '../../contract.ts'

export type HistoryRound =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly round: ReplyOf<typeof getRoundEndpoint>['data'] }

/** The round that `?round=` names, of the player's own history. Asked for again when `revealed` changes. */
export const useHistoryRound = (revealed: number): HistoryRound => {
  const [query] = useSearchParams()
  const [found, setFound] = useState<HistoryRound>({ state: 'none' })
  const id = query.get('round')
  useEffect(() => {
    if (!id) return setFound({ state: 'none' })
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      setFound((known) => (known.state === 'loaded' ? known : { state: 'loading' }))
      const answer = await api.call<typeof getRoundEndpoint>('GET /rest/player/rounds/{id}/', { params: { id }, signal: stop.signal })
      if (stop.signal.aborted) return
      setFound(answer.success ? { state: 'loaded', round: answer.data } : { state: 'failed', message: answer.message })
    }
    void load()
    return () => stop.abort()
  }, [id, revealed])
  return found
}
