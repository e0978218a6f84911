import { useEffect, useState } from 'react'
import type { BoardView } from '../contract.ts'

/**
 * Time until a moment by server time, updated each second. The first render uses the server time of the page's data, so that server
 * and browser render the same.
 */
export const useRemaining = (until: string, first_now: string, skew_ms: number): number => {
  const [now_ms, setNow] = useState(() => new Date(first_now).getTime())
  useEffect(() => {
    const tick = (): void => setNow(Date.now() + skew_ms)
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [skew_ms, until])
  return Math.max(0, new Date(until).getTime() - now_ms)
}

/** Whether a race has ended: its last rounds are being counted, and nobody can join or leave. */
export const useIsOver = ({ endsAt, now }: Pick<BoardView, 'endsAt' | 'now'>, skew_ms: number): boolean =>
  useRemaining(endsAt, now, skew_ms) === 0

/** Messages announce starts and ends where anything does; what is due is also read anew at this interval. */
const look_again_ms = 8_000

/** Reads anew what was to begin or to end by now, until it has. */
export const useLookAgain = (is_due: boolean, again: () => void): void => {
  useEffect(() => {
    if (!is_due) return
    const timer = setInterval(again, look_again_ms)
    return () => clearInterval(timer)
  }, [is_due, again])
}
