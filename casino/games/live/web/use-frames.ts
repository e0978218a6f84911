import { useLayoutEffect, useRef } from 'react'
import type { LiveRound } from '../contract.ts'

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `draw` with each picture of the screen, with the house's time in ms, while `is_on`, and once where nothing should move: then `draw`
 * is told so, and shows the end at its time.
 */
export const useFrames = (
  is_on: boolean,
  skew_ms: number,
  round: LiveRound | null,
  draw: (now_ms: number, is_still: boolean) => void,
): void => {
  const drawing = useRef(draw)
  useLayoutEffect(() => {
    drawing.current = draw
  })
  // Before the screen is painted: words of a new round never stand beside the picture of the last one.
  useLayoutEffect(() => {
    const is_still = isStill()
    let frame = 0
    const next = (): void => {
      drawing.current(Date.now() + skew_ms, is_still)
      if (is_on) frame = requestAnimationFrame(next)
    }
    next()
    return () => cancelAnimationFrame(frame)
    // A round that is new, or in another state, is drawn once even where nothing moves.
  }, [is_on, skew_ms, round?.id, round?.state])
}
