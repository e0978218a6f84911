import { useEffect, useState } from 'react'

/** CN-036: so long the balance before the last update is shown. */
export const shown_late_ms = 10_000

export interface Lagging {
  readonly shown: number
  readonly latest: number
}

/** MB-011: with an update the one before it is shown, until its time is over or the next update comes. */
export const updated = (state: Lagging, value: number): Lagging => (value === state.latest ? state : { shown: state.latest, latest: value })

export const caughtUp = ({ latest }: Lagging): Lagging => ({ shown: latest, latest })

/** Follows a value one update behind for ten seconds, so that coins are seen to fall in. What the player took out is seen at once. */
export const useLagging = (value: number): number => {
  const [state, setState] = useState<Lagging>({ shown: value, latest: value })
  const next = value < state.latest ? caughtUp({ shown: value, latest: value }) : updated(state, value)
  if (next !== state && next.latest !== state.latest) setState(next)
  const { latest } = state
  useEffect(() => {
    const timer = setTimeout(() => setState(caughtUp), shown_late_ms)
    return () => clearTimeout(timer)
  }, [latest])
  return state.shown
}
