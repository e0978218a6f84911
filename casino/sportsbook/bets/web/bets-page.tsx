import { useLoaderData, Link, useSearchParams } from 'react-router'
import { SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { BetCard } from './bet-card.tsx'
import { useBets } from './bet-queries.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const NoBets = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="no-history" />}
      heading={text('sport-bets.none')}
      action={
        <Link to="/sport/" className={buttonClass({})}>
          {text('sport-bets.to-sport')}
        </Link>
      }
    >
      {text('sport-bets.none-text')}
    </EmptyState>
  )
}

const Bets = ({ is_open }: { readonly is_open: boolean }) => (
  <PagedList list={useBets(is_open)} frame="bare" empty={<NoBets />} coming={<Skeleton className="h-56 rounded-lg" />}>
    {(bets) => (
      <ul className="grid items-start gap-4 desk:grid-cols-2">
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} />
        ))}
      </ul>
    )}
  </PagedList>
)

/** The player's bets: the open ones with the current state of every leg, and the settled ones. */
const BetsPage = () => {
  const text = useText<typeof texts>()
  const sports = componentOf(useLoaderData<typeof loader>(), 'sport-navigation')
  const [query, setQuery] = useSearchParams()
  // Its address names the list, so that a notice about a settled bet leads to it.
  const which = query.get('tab') === 'over' ? 'over' : 'open'
  return (
    <SportFrame sports={sports?.sports ?? []} heading={text('sport-bets.heading')}>
      <Segmented
        label={text('sport-bets.which')}
        value={which}
        options={(['open', 'over'] as const).map((value) => ({ value, label: text(`sport-bets.${value}`) }))}
        onChange={(value) => setQuery(value === 'over' ? { tab: value } : {}, { replace: true, preventScrollReset: true })}
        className="self-start"
      />
      <Bets key={which} is_open={which === 'open'} />
    </SportFrame>
  )
}

export default BetsPage
