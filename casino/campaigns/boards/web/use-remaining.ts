import { useEffect, useState } from 'react'
import type { BoardView } from '../contract.ts'

/**
 * Time until a moment by the house's clock, each second. The first render takes the house's own time from the page, so that
 * server and browser write the same.
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

/** Is the time of a race over? Its last rounds are counted then: nobody enters or leaves it any more. */
export const useIsOver = ({ endsAt, now }: Pick<BoardView, 'endsAt' | 'now'>, skew_ms: number): boolean =>
  useRemaining(endsAt, now, skew_ms) === 0
