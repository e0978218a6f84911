import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '#kernel/web/state/store.ts'

interface EndedRound {
  readonly slug: string
}

/** The round of steps that the house ended last while this page stood open. */
const ended_round = createStore<EndedRound | null>(null)

/** RTM-060: the state that the house tells of an open game. There is one: it has ended the round, because its time was over. */
export const noteGameplay = (slug: string, state: unknown): void => {
  if (state === 'round-ended') ended_round.set({ slug })
}

/** Calls back each time the house has ended a round of this game. */
export const useEndedRound = (slug: string, is_money: boolean, onEnded: () => void): void => {
  const ended = useStore(ended_round, null)
  const tell = useEffectEvent(onEnded)
  useEffect(() => {
    if (ended?.slug !== slug || !is_money) return
    ended_round.set(null)
    tell()
  }, [ended, slug, is_money])
}

export const endedRound = (): EndedRound | null => ended_round.get()
