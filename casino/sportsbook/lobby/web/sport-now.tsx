import { Radio } from 'lucide-react'
import { Link } from 'react-router'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Rail } from '#ui/rail.tsx'
import type { texts } from '../texts.ts'
import { Crest } from './crest.tsx'
import { useCard } from './live-cards.ts'
import { MatchTime } from './match-clock.tsx'
import { SportIcon } from './sport-icons.tsx'

const Card = ({ event: given }: { readonly event: EventCard }) => {
  const event = useCard(given)
  return (
    <Link
      to={`/sport/event/${event.id}/`}
      className="flex flex-col gap-2.5 rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line transition-colors hover:bg-surface-2"
    >
      <span className="flex items-center gap-2 text-xs text-ink-soft [&_svg]:size-4">
        <SportIcon sport={event.sport} />
        <span className="min-w-0 flex-1 truncate">
          {event.tournament.name} · {event.category}
        </span>
        <span className="font-semibold text-positive">
          <MatchTime event={event} />
        </span>
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className="flex items-center gap-2">
          <Crest competitor={event[side]} size={24} />
          <span className="min-w-0 flex-1 truncate text-sm font-semibold text-ink">{event[side].name}</span>
          <span className="amount font-extrabold text-ink">{event.play?.score[side] ?? ''}</span>
        </span>
      ))}
    </Link>
  )
}

/** The page component `sport-now`: matches that run, on the first page of the site. */
const SportNow = ({ data }: PageComponentProps<'sport-now'>) => {
  const text = useText<typeof texts>()
  if (useIsPlayClosed()) return null
  return (
    <Rail
      heading={data.live.some(({ isSimulated }) => isSimulated) ? `${text('sport.now')} · ${text('sport.simulated')}` : text('sport.now')}
      icon={<Radio aria-hidden="true" />}
      item="card"
      back_label={text('sport.back')}
      forward_label={text('sport.forward')}
      more={
        <Link to="/sport/live/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {text('sport.all-live')}
        </Link>
      }
    >
      {data.live.map((event) => (
        <Card key={event.id} event={event} />
      ))}
    </Rail>
  )
}

export default SportNow
