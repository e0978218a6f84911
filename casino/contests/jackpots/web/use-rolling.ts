import { useEffect, useRef, useState } from 'react'

const roll_ms = 900

/** A number that runs up to the one it is given. What became less, and whoever wants less motion, sees it at once. */
export const useRolling = (target: number): number => {
  const [shown, setShown] = useState(target)
  const at = useRef(target)
  useEffect(() => {
    const from = at.current
    const show = (value: number): void => {
      at.current = value
      setShown(value)
    }
    if (target === from) return
    if (target < from || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    const begun_ms = performance.now()
    const step = (now_ms: number): void => {
      const part = Math.min(1, Math.max(0, now_ms - begun_ms) / roll_ms)
      show(Math.round(from + (target - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}
