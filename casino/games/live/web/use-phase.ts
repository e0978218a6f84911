import { useEffect, useState } from 'react'
import type { LiveRound, LiveTable } from '../contract.ts'

export type PhaseName = 'resting' | 'betting' | 'closed' | 'landed' | 'void'

export interface Phase {
  readonly name: PhaseName
  /** Until the window closes, in betting. */
  readonly left_ms: number
}

const at = (moment: string | null): number => (moment === null ? Number.POSITIVE_INFINITY : new Date(moment).getTime())

/** What a table does at a moment of the house's clock. */
export const phaseAt = (round: LiveRound | null, now_ms: number): Phase => {
  if (!round) return { name: 'resting', left_ms: 0 }
  if (round.state === 'void') return { name: 'void', left_ms: 0 }
  if (round.state === 'betting') {
    const left_ms = at(round.closesAt) - now_ms
    return left_ms > 0 ? { name: 'betting', left_ms } : { name: 'closed', left_ms: 0 }
  }
  if (now_ms < at(round.landsAt)) return { name: 'closed', left_ms: 0 }
  return { name: now_ms < at(round.nextAt) ? 'landed' : 'resting', left_ms: 0 }
}

/** The same, followed. The first rendering takes the house's own time from the page, so that server and browser write the same. */
export const usePhase = ({ round, now }: LiveTable, skew_ms: number): Phase => {
  const [now_ms, setNow] = useState(() => new Date(now).getTime())
  useEffect(() => {
    const tick = (): void => setNow(Date.now() + skew_ms)
    tick()
    const timer = setInterval(tick, 200)
    return () => clearInterval(timer)
  }, [skew_ms, round?.id, round?.state])
  return phaseAt(round, now_ms)
}
