import { Link } from 'react-router'
import type { Competitor, EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { SportEventData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'

type Came = 'won' | 'drawn' | 'lost'

/** What a match came to for one side; null where no score was told. */
export const cameTo = ({ home, play }: Pick<EventCard, 'home' | 'play'>, competitor_id: number): Came | null => {
  if (!play) return null
  const [own, other] = home.id === competitor_id ? [play.score.home, play.score.away] : [play.score.away, play.score.home]
  if (own === other) return 'drawn'
  return own > other ? 'won' : 'lost'
}

const tone: Readonly<Record<Came, string>> = {
  won: 'bg-positive-soft text-positive',
  drawn: 'bg-surface-3 text-ink-soft',
  lost: 'bg-negative-soft text-negative',
}

/** A side's last matches, the newest at the end, as a table writes its form. */
const Form = ({ competitor, events }: { readonly competitor: Competitor; readonly events: readonly EventCard[] }) => {
  const text = useText<typeof texts>()
  const came = events.toReversed().flatMap((event) => {
    const one = cameTo(event, competitor.id)
    return one ? [{ id: event.id, one }] : []
  })
  return (
    <li className="flex min-h-9 items-center gap-2">
      <Crest competitor={competitor} size={22} />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold text-ink">{competitor.name}</span>
      <span className="flex gap-1">
        {came.map(({ id, one }) => (
          <Link
            key={id}
            to={`/sport/event/${id}/`}
            aria-label={text(`sport.past.${one}`)}
            className={classNames('grid size-6 place-items-center rounded-sm text-xs font-bold', tone[one])}
          >
            {text(`sport.past.${one}.short`)}
          </Link>
        ))}
        {came.length === 0 && <span className="text-sm text-ink-soft">–</span>}
      </span>
    </li>
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
          {event.home.name} – {event.away.name}
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
