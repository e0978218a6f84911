import { useEffect, useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { knownSession, secondsLeft, secondsPlayed } from './play-session.ts'

/** Formats a duration in hours and minutes: 4,260 s → "1 h 11 min". */
export const useDuration = (): ((duration_s: number) => string) => {
  const text = useText<typeof texts>()
  return (duration_s) => {
    const minutes = Math.floor(duration_s / 60)
    return text('play-safe.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}

/** Seconds of this visit and of the remaining limit. Updated every ten seconds, which is enough for a clock in minutes. */
export const useSessionClock = (): { readonly played_s: number; readonly left_s: number | null } | null => {
  const known = knownSession.use()
  // What opens in the middle of a visit counts from the server's last response at once. Nothing of it is rendered on the server.
  const [now_ms, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return known === undefined ? null : { played_s: secondsPlayed(known, now_ms), left_s: secondsLeft(known, now_ms) }
}
