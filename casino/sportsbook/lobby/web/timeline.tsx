import type { EventView, Happening } from '#casino/sportsbook/catalogue/contract.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { clockText } from './match-clock.tsx'
import { useMarketWords } from './market-words.ts'

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

const Line = ({ happening, event }: { readonly happening: Happening; readonly event: EventView }) => {
  const words = useMarketWords()
  const language = useLanguage()
  const { type, side, clockSeconds, period, score, scorer } = happening
  const when = clockSeconds > 0 ? clockText(clockSeconds, period) : words.part(period)
  const who = side === null ? '' : event[side].name
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 text-sm first:border-t-0">
      <span className="amount truncate text-xs text-ink-soft">{when}</span>
      <span className={classNames('min-w-0', strong.has(type.split(':')[0] ?? '') ? 'font-bold text-ink' : 'text-ink-soft')}>
        {scorer ? `${words.happening(type)}: ${scorer[language]}` : words.happening(type)}
        {who !== '' && <span className="font-normal text-ink-soft"> · {who}</span>}
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
