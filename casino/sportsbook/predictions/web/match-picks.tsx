import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { Crest, MatchTime } from '#casino/sportsbook/lobby/web/api.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { Match, Prediction } from '../contract.ts'
import type { texts } from '../texts.ts'
import { usePrediction } from './use-prediction.ts'

type Outcome = Prediction['outcome']

const isOver = ({ event }: Match): boolean => event.state !== 'scheduled' && event.state !== 'live'

const marks: Readonly<Record<Outcome, string>> = { home: '1', draw: 'X', away: '2' }

const Standing = ({ match, own }: { readonly match: Match; readonly own: Prediction | undefined }) => {
  const text = useText<typeof texts>()
  if (own?.isRight === true)
    return (
      <span className="flex items-center gap-1 text-sm font-bold text-positive">
        <Check className="size-4" aria-hidden="true" />
        {text('predictions.was-right')}
      </span>
    )
  if (own?.isRight === false)
    return (
      <span className="flex items-center gap-1 text-sm text-ink-soft">
        <X className="size-4" aria-hidden="true" />
        {text('predictions.was-wrong')}
      </span>
    )
  return <span className="text-xs text-ink-soft">{match.canPredict ? <MatchTime event={match.event} /> : text('predictions.closed')}</span>
}

interface MatchPickProps {
  readonly match: Match
  readonly own: Prediction | undefined
  readonly outcomes: readonly Outcome[]
}

/** One match: who plays, when, and a press for each way it can end. */
const MatchPick = ({ match, own, outcomes }: MatchPickProps) => {
  const text = useText<typeof texts>()
  const { event, canPredict, outcome: ended } = match
  const { date } = useFormats()
  const { chosen, pick } = usePrediction(match.eventId, own)
  const names: Readonly<Record<Outcome, string>> = { home: event.home.name, draw: text('predictions.draw'), away: event.away.name }
  return (
    <li className="flex flex-col gap-3 rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line">
      <div className="flex items-center justify-between gap-3">
        <Link
          to={`/sport/event/${event.id}/`}
          className="relative -my-3 flex min-h-11 min-w-0 items-center text-xs text-ink-soft hover:text-ink"
        >
          <span className="truncate">
            {event.tournament.name}
            {isOver(match) && ` · ${date(match.start)}`}
          </span>
        </Link>
        <Standing match={match} own={own} />
      </div>
      <div
        role="group"
        aria-label={text('predictions.pick', { match: `${event.home.name} – ${event.away.name}` })}
        className={classNames('grid gap-2', outcomes.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}
      >
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            disabled={!canPredict}
            aria-pressed={chosen === outcome}
            onClick={() => void pick(outcome)}
            className={classNames(
              'flex min-h-24 min-w-0 flex-col items-center justify-center gap-1.5 rounded-md p-2 text-sm font-bold inset-ring transition-colors motion-reduce:transition-none',
              chosen === outcome ? 'bg-accent text-on-accent inset-ring-accent-mark' : 'bg-surface-2 text-ink inset-ring-line',
              canPredict && chosen !== outcome && 'hover:bg-surface-3',
              // What came in stays legible beside a guess that missed it.
              !canPredict && chosen !== outcome && ended !== outcome && 'opacity-60',
              ended === outcome && 'inset-ring-2 inset-ring-positive',
            )}
          >
            {outcome === 'draw' ? (
              <span className="grid size-10 place-items-center text-xl" aria-hidden="true">
                {marks.draw}
              </span>
            ) : (
              <Crest competitor={event[outcome]} size={40} />
            )}
            <span className="max-w-full wrap-break-word">{names[outcome]}</span>
            {ended === outcome && <span className="sr-only">{text('predictions.came')}</span>}
          </button>
        ))}
      </div>
    </li>
  )
}

interface MatchPicksProps {
  readonly matches: readonly Match[]
  readonly predictions: readonly Prediction[]
  readonly outcomes: readonly Outcome[]
}

const Picks = ({ matches, predictions, outcomes }: MatchPicksProps) => (
  <ul className="grid gap-3 @2xl:grid-cols-2">
    {matches.map((match) => (
      <MatchPick key={match.eventId} match={match} own={predictions.find(({ eventId }) => eventId === match.eventId)} outcomes={outcomes} />
    ))}
  </ul>
)

/** What can be guessed first, then what is being played; what is over is folded, the latest first. */
export const MatchPicks = ({ matches, predictions, outcomes }: MatchPicksProps) => {
  const text = useText<typeof texts>()
  const open = matches.filter(({ canPredict }) => canPredict)
  const running = matches.filter((match) => !match.canPredict && !isOver(match)).toReversed()
  const over = matches.filter(isOver).toReversed()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-extrabold">{text('predictions.matches')}</h2>
      {open.length === 0 && (
        <EmptyState
          picture={<Illustration name="no-history" />}
          heading={text('predictions.none')}
          action={
            <Link to="/sport/" className={buttonClass({})}>
              {text('predictions.to-sport')}
            </Link>
          }
        >
          {text('predictions.none.text')}
        </EmptyState>
      )}
      <Picks matches={[...open, ...running]} predictions={predictions} outcomes={outcomes} />
      {over.length > 0 && (
        <Disclosure summary={text('predictions.over', { count: over.length })}>
          <Picks matches={over} predictions={predictions} outcomes={outcomes} />
        </Disclosure>
      )}
    </section>
  )
}
