import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { gameTexts } from '../game-texts.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 754 → "12:34"; from an hour on "1:02:03". */
const clockText = (passed_s: number): string => {
  const hours = Math.floor(passed_s / 3600)
  const rest = `${two(Math.floor(passed_s / 60) % 60)}:${two(passed_s % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** How long this game has been open. */
export const SessionTime = () => {
  const text = useText<typeof gameTexts>()
  const [passed_s, setPassed] = useState(0)
  useEffect(() => {
    const began_ms = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - began_ms) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      role="timer"
      aria-label={text('game.session')}
      className="amount flex items-center gap-1 text-xs text-ink-soft max-sm:text-[min(0.75rem,3.1vw)]"
    >
      <Clock className="size-3.5" aria-hidden="true" />
      {clockText(passed_s)}
    </span>
  )
}
