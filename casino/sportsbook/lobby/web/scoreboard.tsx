import { Link } from 'react-router'
import type { Competitor, EventView } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { StarButton } from './event-row.tsx'
import { winnerBesideScore } from './form-mark.ts'
import { useMarketWords } from './market-words.ts'
import { MatchTime } from './match-clock.tsx'
import { Pitch } from './pitch.tsx'

interface TeamProps {
  readonly competitor: Competitor
  /** Whether this side serves; null in a sport without a serve, where no line is kept for it. */
  readonly is_serving: boolean | null
  readonly has_won: boolean
}

const Team = ({ competitor, is_serving, has_won }: TeamProps) => {
  const text = useText<typeof texts>()
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <Crest competitor={competitor} size={56} />
      <span className="max-w-full text-sm font-bold wrap-break-word hyphens-auto text-ink @lg:text-lg">{competitor.name}</span>
      {has_won && <Badge tone="positive">{text('sport.past.won')}</Badge>}
      {is_serving !== null && (
        <span className={classNames('flex items-center gap-1.5 text-xs text-ink-soft', !is_serving && 'invisible')}>
          <span className="size-1.5 rounded-full bg-accent-mark" aria-hidden="true" />
          {text('sport.serving')}
        </span>
      )}
    </div>
  )
}

/** The head of a part: its number, and of more than the usual ones their name in short. */
const useHeadOf = () => {
  const text = useText<typeof texts>()
  return (name: string): string => (name.startsWith('overtime') ? text('sport.scores.overtime') : (name.split(':')[1] ?? ''))
}

/** The score of each part, with the running one in strength. A first part alone says what the score says already. */
const Parts = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const headOf = useHeadOf()
  const { part } = useMarketWords()
  const { play } = event
  if (!play || (play.parts.length < 2 && !play.points)) return null
  const isRunning = (name: string) => play.period === name && event.state === 'live'
  return (
    <table className="mx-auto text-sm">
      <caption className="sr-only">{text('sport.scores')}</caption>
      <thead className="text-2xs text-ink-soft">
        <tr>
          <th scope="col">
            <span className="sr-only">{text('sport.table.team')}</span>
          </th>
          {play.parts.map(({ name }) => (
            <th key={name} scope="col" className="px-2 pb-1 font-semibold">
              <span aria-hidden="true">{headOf(name)}</span>
              <span className="sr-only">{part(name)}</span>
            </th>
          ))}
          {play.points && (
            <th scope="col" className="px-2 pb-1 font-semibold">
              {part('points')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className="max-w-40 py-0.5 pe-2 text-start leading-tight font-normal text-ink-soft">
              <span className="line-clamp-2 wrap-break-word">{event[side].name}</span>
            </th>
            {play.parts.map((one) => (
              <td
                key={one.name}
                className={classNames('amount px-2 py-0.5 text-center', isRunning(one.name) ? 'font-bold text-ink' : 'text-ink-soft')}
              >
                {one[side]}
              </td>
            ))}
            {play.points && <td className="amount px-2 py-0.5 text-center font-bold text-accent-ink">{play.points[side]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Score = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const { play } = event
  if (!play) return null
  const { home, away } = play.score
  return (
    <p className="amount text-4xl font-extrabold whitespace-nowrap text-ink @lg:text-5xl" aria-label={text('sport.score', { home, away })}>
      {home} : {away}
    </p>
  )
}

const Stats = ({ event }: { readonly event: EventView }) => {
  const { part } = useMarketWords()
  const stats = event.play?.stats ?? []
  return (
    <dl className="flex flex-col gap-2">
      {stats.map(({ name, home, away }) => {
        const share = home + away === 0 ? 50 : (home / (home + away)) * 100
        return (
          <div key={name} className="grid grid-cols-[2rem_1fr_2rem] items-center gap-x-3 text-sm">
            <dd className="amount font-bold text-ink">{home}</dd>
            <dt className="text-center text-xs text-ink-soft">{part(name)}</dt>
            <dd className="amount text-end font-bold text-ink">{away}</dd>
            <div className="col-span-3 mt-1 flex h-1.5 gap-0.5 overflow-clip rounded-full" aria-hidden="true">
              <span className="bg-accent-mark transition-[width] motion-reduce:transition-none" style={{ width: `${share}%` }} />
              <span className="flex-1 bg-second" />
            </div>
          </div>
        )
      })}
    </dl>
  )
}

const served: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'volleyball'])

/** Who plays, how it stands, and the ground with what happens on it. */
export const Scoreboard = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const is_served = event.state === 'live' && served.has(event.sport)
  const winner = winnerBesideScore(event)
  const isServing = (side: 'home' | 'away') => (is_served ? event.play?.serving === side : null)
  return (
    <section className="@container overflow-clip rounded-2xl bg-surface-1 shadow-mid inset-ring inset-ring-line">
      <div className="flex flex-col gap-4 p-4 @lg:p-6">
        <div className="flex items-center gap-2 text-sm">
          <Link
            to={`/sport/tournament/${event.tournament.id}/`}
            className="flex min-h-11 min-w-0 flex-1 items-center text-ink-soft hover:text-ink"
          >
            {event.tournament.name} · {event.category} · {text('sport.round', { round: event.round })}
          </Link>
          {event.isSimulated && <Badge tone="info">{text('sport.simulated')}</Badge>}
          <StarButton event={event} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-3 @lg:gap-8">
          <Team competitor={event.home} is_serving={isServing('home')} has_won={winner === 'home'} />
          <div className={classNames('flex flex-col items-center gap-2', !event.play && 'h-14 justify-center')}>
            <span
              className={classNames(
                'font-semibold',
                event.play ? 'text-sm' : 'text-center',
                event.state === 'live' ? 'text-positive' : event.play ? 'text-ink-soft' : 'text-ink',
              )}
            >
              <MatchTime event={event} />
            </span>
            <Score event={event} />
          </div>
          <Team competitor={event.away} is_serving={isServing('away')} has_won={winner === 'away'} />
        </div>
        <Parts event={event} />
        {/* An empty ground tells nothing: before the match its odds come first. */}
        {event.play && (
          <div className="mx-auto w-full max-w-130">
            <Pitch event={event} />
          </div>
        )}
        {(event.play?.stats.length ?? 0) > 0 && (
          <div className="mx-auto w-full max-w-130">
            <h2 className="sr-only">{text('sport.stats')}</h2>
            <Stats event={event} />
          </div>
        )}
      </div>
    </section>
  )
}
