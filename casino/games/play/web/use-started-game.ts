import { useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '#kernel/web/page/navigation.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { detourOf } from './detour.ts'
import type { RoundsCaller } from './rounds-caller.ts'
import { useFairness } from './use-fairness.ts'

export type GameState =
  | { readonly kind: 'loading' }
  /** `is_unknown`: there is no such game, so that another try brings none. */
  | { readonly kind: 'failed'; readonly message: string; readonly is_unknown: boolean }
  | { readonly kind: 'open'; readonly play: GamePlay }

/** Asks for the game; null when there is no game to show here because the person is led elsewhere. */
export const begin = async (caller: RoundsCaller, close: () => void, repeated = false): Promise<GameState | null> => {
  const answer = await caller.startGame()
  if (!answer.success) {
    // 444 opened the notice of self-exclusion already; there is no game behind it.
    if (answer.status === 444) return (close(), null)
    const { redirectUrl } = answer.details
    // A game that is not played in this window has a page. The window goes first: its leaving would take the navigation back.
    if (answer.status === 301 && typeof redirectUrl === 'string') {
      close()
      void goTo(redirectUrl)
      return null
    }
    // GA-008, A-094: a game that is refused for want of a session is asked for again, once.
    const is_unauthorized = answer.status === 401 || answer.status === 403
    if (is_unauthorized && !repeated && (await raiseUnauthorized())) return begin(caller, close, true)
    return { kind: 'failed', message: answer.message, is_unknown: answer.status === 404 }
  }
  const elsewhere = detourOf(answer.data)
  if (elsewhere === null) return { kind: 'open', play: answer.data }
  close()
  void goTo(elsewhere)
  return null
}

/** Starts the game of a caller, once. `onOpen` comes when that succeeded. What is committed to is followed by its rounds. */
export const useStartedGame = (
  caller: RoundsCaller,
  last_round: PlayedRound | null,
  close: () => void,
  onOpen: (play: GamePlay) => void,
): GameState => {
  const [state, setState] = useState<GameState>({ kind: 'loading' })
  useFairness(state, setState, last_round, caller)
  const leave = useEffectEvent(close)
  const settle = useEffectEvent((next: GameState) => {
    if (next.kind === 'open') onOpen(next.play)
    setState(next)
  })
  useEffect(() => {
    let is_gone = false
    const start = async (): Promise<void> => {
      const next = await begin(caller, leave)
      if (!is_gone && next !== null) settle(next)
    }
    void start()
    return () => {
      is_gone = true
    }
  }, [caller])
  return state
}
