import { Link } from 'react-router'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../texts.ts'
import { EventRow } from './event-row.tsx'
import { SportIcon } from './sport-icons.tsx'

interface Group {
  readonly key: string
  readonly events: readonly EventCard[]
}

/** Events of one tournament stand together, in the order in which the first of each comes. */
const grouped = (events: readonly EventCard[]): Group[] =>
  [...Map.groupBy(events, ({ sport, tournament }) => `${sport} ${tournament.id}`)].map(([key, own]) => ({ key, events: own }))

export const NoEvents = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="waiting" />}
      heading={text('sport.none')}
      action={
        <Link to="/sport/" className={buttonClass()}>
          {text('sport.none.action')}
        </Link>
      }
    >
      {text('sport.none.text')}
    </EmptyState>
  )
}

interface EventListProps {
  readonly events: readonly EventCard[]
  /** `h2` where nothing stands between the list and the heading of its page. */
  readonly heading?: 'h2' | 'h3'
}

/** Events by their tournaments, each under its name. */
export const EventList = ({ events, heading: Heading = 'h3' }: EventListProps) => (
  <div className="flex flex-col gap-3">
    {grouped(events).map(({ key, events: own }) => {
      const [first] = own
      if (!first) return null
      return (
        <section key={key} className="@container overflow-clip rounded-lg bg-surface-1 inset-ring inset-ring-line">
          <Heading className="border-b border-line">
            <Link
              to={`/sport/tournament/${first.tournament.id}/`}
              className="flex min-h-11 items-center gap-2 px-4 text-sm font-bold text-ink hover:bg-surface-2 [&_svg]:size-4 [&_svg]:text-accent-ink"
            >
              <SportIcon sport={first.sport} />
              <span className="min-w-0 truncate">
                {first.tournament.name} <span className="font-normal text-ink-soft">· {first.category}</span>
              </span>
            </Link>
          </Heading>
          <ul>
            {own.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)
