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
