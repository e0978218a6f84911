import { Star } from 'lucide-react'
import { Link } from 'react-router'
import type { Competitor, EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { useFavourites } from './favourites.ts'
import { winnerBesideScore } from './form-mark.ts'
import { useCard } from './live-cards.ts'
import { Beginning, MatchTime } from './match-clock.tsx'
import { OddsButton } from './odds-button.tsx'
import { shortOutcome, useMarketWords } from './market-words.ts'
import { scoreColumns, type ScoreColumn } from './score-columns.ts'

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

const valueClass: Readonly<Record<ScoreColumn['kind'], string>> = {
  whole: 'font-extrabold text-ink',
  running: 'font-semibold text-accent-ink',
  past: 'text-sm text-ink-soft',
}
/** One number alone stands at the edge; of a match that is over there may be five parts beside the whole. */
const widthOf = ({ kind, name }: ScoreColumn): string =>
  classNames('shrink-0', name === null ? 'w-7 text-end' : kind === 'past' ? 'w-6 text-center' : 'w-11 text-center')

const useColumnWords = () => {
  const { part } = useMarketWords()
  return {
    /** What a column is called when it is read out. */
    said: ({ name }: ScoreColumn): string => (name === null ? '' : part(name)),
    /** What stands over it: a part by its number. */
    head: ({ name }: ScoreColumn): string => (name === null ? '' : (name.split(':')[1] ?? part(name))),
  }
}

/** What the numbers of a row count. Read out beside each number, and not here. */
const ScoreHeads = ({ columns }: { readonly columns: readonly ScoreColumn[] }) => {
  const { head } = useColumnWords()
  if (columns.every(({ name }) => name === null)) return null
  return (
    <span className="flex text-2xs font-semibold text-ink-soft" aria-hidden="true">
      {columns.map((column) => (
        <span key={column.key} className={widthOf(column)}>
          {head(column)}
        </span>
      ))}
    </span>
  )
}

interface LineProps {
  readonly competitor: Competitor
  readonly side: 'home' | 'away'
  readonly columns: readonly ScoreColumn[]
  readonly is_serving: boolean
  readonly has_won: boolean
}

const Line = ({ competitor, side, columns, is_serving, has_won }: LineProps) => {
  const text = useText<typeof texts>()
  const { said } = useColumnWords()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Crest competitor={competitor} size={22} />
      <span className="min-w-0 flex-1 truncate font-semibold text-ink">{competitor.name}</span>
      {has_won && <span className="shrink-0 text-xs font-semibold text-positive">{text('sport.past.won')}</span>}
      {is_serving && (
        <span className="size-1.5 shrink-0 rounded-full bg-accent-mark">
          <span className="sr-only">{text('sport.serving')}</span>
        </span>
      )}
      <span className="flex items-baseline">
        {columns.map((column) => (
          <span key={column.key} className={classNames('amount', widthOf(column), valueClass[column.kind])}>
            <span className="sr-only">{said(column)} </span>
            {column[side]}
          </span>
        ))}
      </span>
    </span>
  )
}

const Sides = ({ event, columns }: { readonly event: EventCard; readonly columns: readonly ScoreColumn[] }) => {
  const { play, sport, state } = event
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      {(['home', 'away'] as const).map((side) => (
        <Line
          key={side}
          competitor={event[side]}
          side={side}
          columns={columns}
          is_serving={state === 'live' && play?.serving === side && sport !== 'basketball'}
          has_won={winnerBesideScore(event) === side}
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
  const columns = scoreColumns(event)
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
            {is_over && <Beginning at={event.startsAt} />}
            {/* Beside the numbers of its parts, that a match is over goes without saying. */}
            <span className={classNames(columns.length > 1 && is_over && 'sr-only')}>
              {is_over && '· '}
              <MatchTime event={event} />
            </span>
            {!is_over && event.marketCount > 1 && (
              <span className="amount font-normal text-ink-soft">
                <span aria-hidden="true">{text('sport.markets-more', { count: event.marketCount - 1 })}</span>
                <span className="sr-only">{text('sport.markets-count', { count: event.marketCount })}</span>
              </span>
            )}
            <span className="ms-auto shrink-0">
              <ScoreHeads columns={columns} />
            </span>
          </span>
          <Sides event={event} columns={columns} />
        </Link>
      </div>
      {!is_over && <Prices event={event} places={placesOf(event.sport)} />}
    </li>
  )
}
