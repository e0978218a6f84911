import { Link } from 'react-router'
import type { Competitor, EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { SportEventData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { cameTo, formMarkClass, winnerBesideScore } from './form-mark.ts'

/** A side's last matches, the newest at the end, as a table writes its form. */
const Form = ({ competitor, events }: { readonly competitor: Competitor; readonly events: readonly EventCard[] }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const came = events.toReversed().flatMap((event) => {
    const one = cameTo(event, competitor.id)
    const { home, away, play, startsAt } = event
    if (!one || !play) return []
    const match = `${home.name} – ${away.name} ${play.score.home}:${play.score.away}`
    return [{ id: event.id, one, said: text('sport.past.match', { came: text(`sport.past.${one}`), match, date: date(startsAt) }) }]
  })
  return (
    <li className="flex min-h-11 items-center gap-2">
      <Crest competitor={competitor} size={22} />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold text-ink">{competitor.name}</span>
      <ol className="flex gap-1">
        {came.map(({ id, one, said }) => (
          <li key={id}>
            <Link
              to={`/sport/event/${id}/`}
              aria-label={said}
              title={said}
              // Under a finger it is 44 px high and as wide as to its neighbour.
              className={formMarkClass(one, 'relative size-7 text-sm before:absolute before:-inset-x-0.5 before:-inset-y-2')}
            >
              {text(`sport.past.${one}.short`)}
            </Link>
          </li>
        ))}
      </ol>
      {came.length === 0 && <span className="text-sm text-ink-soft">{text('sport.past.no-form')}</span>}
    </li>
  )
}

const Name = ({ event, side }: { readonly event: EventCard; readonly side: 'home' | 'away' }) => {
  const text = useText<typeof texts>()
  const has_won = winnerBesideScore(event) === side
  return (
    <span className={has_won ? 'font-bold' : ''}>
      {event[side].name}
      {has_won && <span className="sr-only"> ({text('sport.past.won')})</span>}
    </span>
  )
}

const Meeting = ({ event }: { readonly event: EventCard }) => {
  const { date } = useFormats()
  return (
    <li className="border-t border-line first:border-t-0">
      <Link to={`/sport/event/${event.id}/`} className="flex min-h-11 items-center gap-3 text-sm hover:text-ink">
        <time dateTime={event.startsAt} className="amount w-20 shrink-0 text-xs text-ink-soft">
          {date(event.startsAt)}
        </time>
        <span className="min-w-0 flex-1 truncate text-ink">
          <Name event={event} side="home" /> – <Name event={event} side="away" />
        </span>
        {event.play && (
          <span className="amount font-bold text-ink">
            {event.play.score.home}:{event.play.score.away}
          </span>
        )}
      </Link>
    </li>
  )
}

/** How both sides did lately, and what they came to against each other. */
export const PastMeetings = ({ event, past }: Pick<SportEventData, 'event' | 'past'>) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('sport.past')}>
      <h3 className="text-xs font-semibold text-ink-soft">{text('sport.past.form')}</h3>
      <ul className="mb-3">
        <Form competitor={event.home} events={past.home} />
        <Form competitor={event.away} events={past.away} />
      </ul>
      <h3 className="text-xs font-semibold text-ink-soft">{text('sport.past.meetings')}</h3>
      {past.meetings.length === 0 ? (
        <p className="pt-2 text-sm text-ink-soft">{text('sport.past.none')}</p>
      ) : (
        <ul>
          {past.meetings.map((one) => (
            <Meeting key={one.id} event={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}
