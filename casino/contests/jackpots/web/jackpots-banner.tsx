import { Link } from 'react-router'
import { LiveDot } from '#casino/campaigns/boards/web/api.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { useLivePots } from './live-pots.ts'
import { PotCard } from './pot-card.tsx'

/** The page component `jackpots-banner`: the largest pots, live; not for whom play is closed. */
const JackpotsBanner = ({ data }: PageComponentProps<'jackpots-banner'>) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const pots = useLivePots(data.currency, data.pots)
  if (is_closed || pots.length === 0) return null
  return (
    <section aria-labelledby="jackpots-banner">
      <header className="mb-3 flex min-h-9 items-center gap-2">
        <LiveDot />
        <h2 id="jackpots-banner" className="min-w-0 text-xl font-extrabold">
          {text('jackpots.heading')}
        </h2>
        <Link to="/jackpots/" className="-my-3 ms-auto py-3 text-sm font-semibold text-accent-ink">
          {text('jackpots.all')}
        </Link>
      </header>
      <ul className="grid gap-3 sm:grid-cols-3 md:gap-4">
        {pots.map((pot) => (
          <li key={pot.id} className="min-w-0">
            <PotCard pot={pot} money={data} is_link />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default JackpotsBanner
