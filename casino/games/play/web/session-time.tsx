import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { gameTexts } from '../game-texts.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 754 → "12:34"; from an hour on "1:02:03". */
const clockText = (passed_s: number): string => {
  const hours = Math.floor(passed_s / 3600)
  const rest = `${two(Math.floor(passed_s / 60) % 60)}:${two(passed_s % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

const usePassed = (): number => {
  const [passed_s, setPassed] = useState(0)
  useEffect(() => {
    const began_ms = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - began_ms) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return passed_s
}

/** Its room is its own, so that a new second lays out nothing else of the page. */
const Ticking = ({ children }: { readonly children: string }) => (
  <span className="h-[1lh] contain-strict" style={{ width: `${children.length}ch` }}>
    {children}
  </span>
)

const look = 'amount flex items-center gap-1 text-xs text-ink-soft max-sm:text-[min(0.75rem,3.1vw)]'

/** How long this game has been open. A player's press shows what the visit brought, with the limits behind it. */
export const SessionTime = () => {
  const text = useText<typeof gameTexts>()
  const { isGuest } = useMain()
  const passed_s = usePassed()
  const clock = (
    <>
      <Clock className="size-3.5" aria-hidden="true" />
      <Ticking>{clockText(passed_s)}</Ticking>
    </>
  )
  if (isGuest)
    return (
      <span role="timer" aria-label={text('game.session')} className={look}>
        {clock}
      </span>
    )
  return (
    <button
      type="button"
      title={text('game.result')}
      onClick={() => openModal('PlaySession')}
      className="relative block rounded-xs underline decoration-dotted underline-offset-3 after:absolute after:-inset-x-2 after:-top-6 after:-bottom-2 hover:text-ink"
    >
      <span className={look}>{clock}</span>
      {/* The time that is seen begins the button's name: who speaks to the page says what they see. */}
      <span className="sr-only">{text('game.result')}</span>
    </button>
  )
}
