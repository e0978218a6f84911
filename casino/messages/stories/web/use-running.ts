import { useEffect, useState } from 'react'

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const useIsHidden = (): boolean => {
  const [is_hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = (): void => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return is_hidden
}

/**
 * Whether stories go on by themselves. Where less motion is asked for they never do (`can_run`); they wait while one is held, while
 * another window or page is in front, and after the pause button.
 */
export const useRunning = (is_interrupted: boolean) => {
  const [is_paused, setPaused] = useState(false)
  const [can_run] = useState(() => !isStill())
  const is_hidden = useIsHidden()
  return { can_run, is_paused, setPaused, is_running: can_run && !is_paused && !is_hidden && !is_interrupted }
}
