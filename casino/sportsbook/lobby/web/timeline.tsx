import type { EventView, Happening } from '#casino/sportsbook/catalogue/contract.ts'
import { Flag } from 'lucide-react'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { clockText } from './match-clock.tsx'
import { useMarketWords } from './market-words.ts'
import { SportIcon } from './sport-icons.tsx'

const shown = 14

const strong: ReadonlySet<string> = new Set([
  'goal',
  'overtime-goal',
  'shootout-won',
  'set-over',
  'map-over',
  'finish',
  'decision',
  'match-over',
  'full-time',
])

const goals: ReadonlySet<string> = new Set(['goal', 'overtime-goal'])

/** A sign beside the words for what is looked for first. */
const Sign = ({ type, sport }: { readonly type: string; readonly sport: string }) => {
  if (goals.has(type)) return <SportIcon sport={sport} />
  if (type === 'corner') return <Flag aria-hidden="true" />
  return type === 'yellow-card' ? (
    <span className="h-3.5 w-2.5 rounded-[2px] bg-[#f2c230] inset-ring inset-ring-line" aria-hidden="true" />
  ) : null
}

/** A minute of football as it is called: 63′ and 45+2′. Other clocks tell their seconds too. */
const momentOf = (clock_s: number, period: string, sport: string): string => {
  const clock = clockText(clock_s, period)
  return sport === 'football' ? `${clock.replace(/^0?(\d+):\d\d$/, '$1')}′` : clock
}

const Line = ({ happening, event }: { readonly happening: Happening; readonly event: EventView }) => {
  const words = useMarketWords()
  const language = useLanguage()
  const { type, side, clockSeconds, period, score, scorer } = happening
  const when = clockSeconds > 0 ? momentOf(clockSeconds, period, event.sport) : words.part(period)
  const who = side === null ? '' : event[side].name
  return (
    <li className="grid grid-cols-[3.25rem_1rem_minmax(0,1fr)_auto] items-center gap-2 border-t border-line py-2 text-sm first:border-t-0">
      <span className="amount truncate text-xs text-ink-soft">{when}</span>
      <span className="grid place-items-center text-ink [&_svg]:size-4">
        <Sign type={type} sport={event.sport} />
      </span>
      <span className={classNames('min-w-0', strong.has(type.split(':')[0] ?? '') ? 'font-bold text-ink' : 'text-ink-soft')}>
        {scorer ? `${words.happening(type)}: ${scorer[language]}` : words.happening(type)}
        {who !== '' && <span className="font-normal text-ink-soft"> ·&nbsp;{who}</span>}
      </span>
      <span className="amount font-semibold text-ink">
        {score.home}:{score.away}
      </span>
    </li>
  )
}

/** What happened, the newest first. */
export const Timeline = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const newest = event.happenings.slice(-shown).toReversed()
  return (
    <section className="rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line">
      <h2 className="mb-2 text-lg font-extrabold">{text('sport.timeline')}</h2>
      {newest.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('sport.timeline.none')}</p>
      ) : (
        <ol>
          {newest.map((happening, index) => (
            <Line key={event.happenings.length - index} happening={happening} event={event} />
          ))}
        </ol>
      )}
    </section>
  )
}
