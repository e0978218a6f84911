import { useState } from 'react'
import { timeOver, type TimeOver } from '#kernel/web/state/play-time.ts'
import { useStore } from '#kernel/web/state/store.ts'
import type { FromFrame, ToFrame } from '../frame/kit/protocol.ts'
import type { GameControls } from './use-game.ts'

/** Is a round asked for or on the screen, after this was said between the page and the game? */
export const isRoundOn = (was_on: boolean, { type }: FromFrame | ToFrame): boolean => {
  if (type === 'spin' || type === 'round') return true
  return type === 'shown' || type === 'refused' ? false : was_on
}

/**
 * RP-002: time that ran out is told in the game as soon as no round is on, and not at the next press. The game is heard through
 * it, to know about rounds.
 */
export const useTimeOver = (game: Pick<GameControls, 'hear' | 'start'>) => {
  const over = useStore(timeOver, null)
  const [is_on, setOn] = useState(false)
  const [dismissed, setDismissed] = useState<TimeOver | null>(null)
  const hear: GameControls['hear'] = (message, send) => {
    // A round that was under way before a reload is brought back by the page itself.
    if (message.type === 'ready') setOn(game.start().is_round_under_way)
    setOn((was_on) => isRoundOn(was_on, message))
    game.hear(message, (said) => {
      setOn((was_on) => isRoundOn(was_on, said))
      send(said)
    })
  }
  return { hear, over: is_on || over === dismissed ? null : over, dismiss: () => setDismissed(over) }
}
