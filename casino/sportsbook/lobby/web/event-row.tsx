import { Star } from 'lucide-react'
import { Link } from 'react-router'
import type { Competitor, EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { useFavourites } from './favourites.ts'
import { useCard } from './live-cards.ts'
import { Beginning, MatchTime } from './match-clock.tsx'
import { OddsButton } from './odds-button.tsx'
import { shortOutcome } from './market-words.ts'

export const StarButton = ({ event }: { readonly event: EventCard }) => {
  const text = useText<typeof texts>()
  const { ids, toggle } = useFavourites()
  const is_starred = ids.includes(event.id)
  const name = `${event.home.name} – ${event.away.name}`
  return (
    <button
      type="button"
      aria-pressed={is_starred}
      aria-label={text(is_starred ? 'sport.favourite.remove' : 'sport.favourite.add', { name })}
      className="relative grid size-9 before:absolute before:-inset-1 desk:before:hidden shrink-0 place-items-center rounded-md text-ink-soft hover:bg-surface-2 hover:text-ink"
      onClick={() => toggle(event.id)}
    >
      <Star className={classNames('size-4.5', is_starred && 'fill-current text-accent-ink')} aria-hidden="true" />
    </button>
  )
}

interface LineProps {
  readonly competitor: Competitor
  readonly score: number | null
  readonly running: number | null
  readonly points: string | null
  readonly is_serving: boolean
}

const Line = ({ competitor, score, running, points, is_serving }: LineProps) => (
  <span className="flex min-w-0 items-center gap-2">
    <Crest competitor={competitor} size={22} />
    <span className="min-w-0 flex-1 truncate font-semibold text-ink">{competitor.name}</span>
    {is_serving && <span className="size-1.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />}
    {points !== null && <span className="amount w-6 shrink-0 text-end text-xs text-ink-soft">{points}</span>}
    {running !== null && <span className="amount w-6 shrink-0 text-end text-sm text-ink-soft">{running}</span>}
    {score !== null && <span className="amount w-7 shrink-0 text-end font-extrabold text-ink">{score}</span>}
  </span>
)

/** Sports whose running part has a score of its own beside that of the match. */
const inParts: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'volleyball', 'esports'])

const Sides = ({ event }: { readonly event: EventCard }) => {
  const { play, home, away, sport, state } = event
  const running = state === 'live' && inParts.has(sport) ? (play?.parts.at(-1) ?? null) : null
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      {(['home', 'away'] as const).map((side) => (
        <Line
          key={side}
          competitor={side === 'home' ? home : away}
          score={play ? play.score[side] : null}
          running={running ? running[side] : null}
          points={state === 'live' && play?.points ? play.points[side] : null}
          is_serving={state === 'live' && play?.serving === side && sport !== 'basketball'}
        />
      ))}
    </span>
  )
}

/** The places of prices stand also where there is none, so that rows of a list are alike. */
const Prices = ({ event, places }: { readonly event: EventCard; readonly places: number }) => {
  const { main } = event
  const outcomes = main?.outcomes ?? []
  return (
    <div className={classNames('grid gap-1.5', places === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
      {Array.from({ length: places }, (_, index) => {
        const outcome = outcomes[index]
        return main && outcome ? (
          <OddsButton key={outcome.outcome} event={event} market={main} outcome={outcome} label={shortOutcome(outcome.outcome)} />
        ) : (
          <span
            key={index}
            className="flex min-h-11 items-center justify-center rounded-sm bg-surface-2 text-ink-soft opacity-60"
            aria-hidden="true"
          >
            –
          </span>
        )
      })}
    </div>
  )
}

/** Football and hockey have a draw. */
const placesOf = (sport: string): number => (sport === 'football' || sport === 'ice-hockey' ? 3 : 2)

/** An event in a list: who plays, how it stands, and the prices of its main market. */
export const EventRow = ({ event: given }: { readonly event: EventCard }) => {
  const text = useText<typeof texts>()
  const event = useCard(given)
  const is_over = event.state === 'ended' || event.state === 'cancelled'
  return (
    <li
      className={classNames(
        'grid items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 first:border-t-0',
        !is_over && '@xl:grid-cols-[minmax(0,1fr)_minmax(260px,0.8fr)]',
      )}
    >
      <div className="flex min-w-0 items-center gap-1">
        <StarButton event={event} />
        <Link to={`/sport/event/${event.id}/`} className="min-w-0 flex-1 rounded-sm py-0.5">
          <span
            className={classNames(
              'mb-1.5 flex items-center gap-1.5 text-xs',
              event.state === 'live' ? 'font-semibold text-positive' : 'text-ink-soft',
            )}
          >
            {event.state === 'live' && <span className="size-1.5 rounded-full bg-positive" aria-hidden="true" />}
            {is_over && (
              <>
                <Beginning at={event.startsAt} /> ·
              </>
            )}
            <MatchTime event={event} />
            {!is_over && event.marketCount > 1 && (
              <span className="amount ms-auto font-normal text-ink-soft">
                {text('sport.markets-more', { count: event.marketCount - 1 })}
              </span>
            )}
          </span>
          <Sides event={event} />
        </Link>
      </div>
      {!is_over && <Prices event={event} places={placesOf(event.sport)} />}
    </li>
  )
}
