import type { LiveRound, LiveTable } from '../contract.ts'
import type { Phase } from './use-phase.ts'

export interface StageProps {
  readonly table: LiveTable
  readonly phase: Phase
  readonly skew_ms: number
}

/** The picture stands before the round is paid, so that nobody is paid for what they have not seen. */
const stands_ms = 1_000

/** How much of a result has been shown, 0 to 1. Where nothing moves it is shown as a whole, at its end. */
export const shownShare = ({ drawnAt, landsAt }: LiveRound, now_ms: number, is_still: boolean): number => {
  if (!drawnAt || !landsAt) return 0
  const [from_ms, to_ms] = [new Date(drawnAt).getTime(), new Date(landsAt).getTime() - stands_ms]
  const share = Math.min(1, Math.max(0, (now_ms - from_ms) / (to_ms - from_ms)))
  return is_still && share < 1 ? 0 : share
}
