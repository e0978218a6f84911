import type { ReactNode } from 'react'
import { LiveDot } from '#casino/campaigns/boards/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Jackpots } from '../contract.ts'
import type { texts } from '../texts.ts'

const states = { active: 'jackpots.growing', soon: 'jackpots.soon', closed: 'jackpots.over' } as const

/** What the jackpot is, until when it runs, and beside it what stands in it. */
export const JackpotHero = ({
  jackpots,
  heading,
  children,
}: {
  readonly jackpots: Jackpots
  readonly heading: string
  readonly children: ReactNode
}) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { state, startsAt, endsAt, pots } = jackpots
  /** The last pot fell before the end: nothing grows, and no round brings anything. */
  const is_gone = state === 'active' && pots.length === 0
  const is_growing = state === 'active' && !is_gone
  return (
    <section
      data-theme="dark"
      className="relative isolate grid items-center gap-6 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-2 md:p-8 xl:p-11"
    >
      <div className="flex min-w-0 flex-col items-start gap-3">
        <Badge {...(is_growing && { tone: 'positive' as const, icon: <LiveDot /> })}>
          {text(is_gone ? 'jackpots.gone' : states[state])}
        </Badge>
        <h1 className="text-3xl font-extrabold md:text-4xl">{heading}</h1>
        <p className="max-w-120 text-ink-soft md:text-lg">{jackpots.text}</p>
        <p className="text-sm text-ink-soft">
          {state === 'soon' ? text('jackpots.from', { at: dateTime(startsAt) }) : text('jackpots.until', { at: dateTime(endsAt) })}
        </p>
        {!is_gone && (
          <a href="#counted-games" className={buttonClass({ size: 'lg' })}>
            {text('jackpots.to-games')}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
