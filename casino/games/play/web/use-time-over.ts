import { useState } from 'react'
import { timeOver, type TimeOver } from '#kernel/web/state/play-time.ts'
import { useStore } from '#kernel/web/state/store.ts'

/** RP-002: time that ran out is told in the game as soon as no round is on, and not at the next press. */
export const useTimeOver = (is_round_on: boolean) => {
  const over = useStore(timeOver, null)
  const [dismissed, setDismissed] = useState<TimeOver | null>(null)
  return { over: is_round_on || over === dismissed ? null : over, dismiss: () => setDismissed(over) }
}
