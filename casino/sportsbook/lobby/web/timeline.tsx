import type { EventView, Happening } from '#casino/sportsbook/catalogue/contract.ts'
import { Flag } from 'lucide-react'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
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

/** Sports whose clock runs through the whole match. Elsewhere it begins anew with each part: the part tells more. */
const clocked: ReadonlySet<string> = new Set(['football', 'ice-hockey'])

/** A minute of football as it is called: 63′ and 45+2′. In hockey seconds are told too. */
const momentOf = (clock_s: number, period: string, sport: string): string => {
  const clock = clockText(clock_s, period)
  return sport === 'football' ? `${clock.replace(/^0?(\d+):\d\d$/, '$1')}′` : clock
}

/** How it stood after this. A game counts in its set: the score of the match says nothing new through a whole set. */
const scoreAfter = ({ type, period, score }: Happening, till_then: readonly Happening[]): Happening['score'] => {
  if (type !== 'game') return score
  const games = till_then.filter((one) => one.type === 'game' && one.period === period)
  const wonBy = (side: string) => games.filter((one) => one.side === side).length
  return { home: wonBy('home'), away: wonBy('away') }
}

interface LineProps {
  readonly happening: Happening
  readonly score: Happening['score']
  readonly event: EventView
}

const Line = ({ happening, score, event }: LineProps) => {
  const words = useMarketWords()
  const language = useLanguage()
  const { sport } = event
  const { type, side, clockSeconds, period, scorer } = happening
  const is_clocked = clocked.has(sport)
  const when = is_clocked && clockSeconds > 0 ? momentOf(clockSeconds, period, sport) : words.part(period)
  const who = side === null ? '' : event[side].name
  return (
    <li
      className={classNames(
        'grid items-center gap-2 border-t border-line py-2 text-sm first:border-t-0',
        is_clocked ? 'grid-cols-[3.25rem_1rem_minmax(0,1fr)_auto]' : 'grid-cols-[5rem_minmax(0,1fr)_auto]',
      )}
    >
      <span className="amount text-xs text-ink-soft">{when}</span>
      {is_clocked && (
        <span className="grid place-items-center text-ink [&_svg]:size-4">
          <Sign type={type} sport={sport} />
        </span>
      )}
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

/** What happened, the newest first. Before the match there is nothing to tell. */
export const Timeline = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const { happenings } = event
  const told = happenings.map((happening, index) => ({ happening, index, score: scoreAfter(happening, happenings.slice(0, index + 1)) }))
  const newest = told.slice(-shown).toReversed()
  if (newest.length === 0 && !event.play) return null
  return (
    <Card heading={text('sport.timeline')}>
      {newest.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('sport.timeline.none')}</p>
      ) : (
        <ol>
          {newest.map(({ happening, index, score }) => (
            <Line key={index} happening={happening} score={score} event={event} />
          ))}
        </ol>
      )}
    </Card>
  )
}
