import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { Jackpots } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLivePots } from './live-pots.ts'
import { NoJackpots } from './no-jackpots.tsx'
import { PotCard } from './pot-card.tsx'
import { WinsList } from './wins-list.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** The pots of one campaign, each with the way to its page. */
const Campaign = ({ jackpots }: { readonly jackpots: Jackpots }) => {
  const text = useText<typeof texts>()
  const pots = useLivePots(jackpots.currency, jackpots.pots)
  const [first] = pots
  if (!first) return null
  return (
    <section aria-labelledby={`jackpots-${jackpots.id}`}>
      <header className="mb-3 flex items-end justify-between gap-x-6">
        <div className="min-w-0">
          <h2 id={`jackpots-${jackpots.id}`} className="text-xl font-extrabold">
            {jackpots.title}
          </h2>
          <p className="text-ink-soft">{jackpots.text}</p>
        </div>
        <Link
          to={first.link}
          aria-label={`${text('jackpots.more')}: ${jackpots.title}`}
          className="-my-3 min-w-11 shrink-0 py-3 text-end text-sm font-semibold text-accent-ink"
        >
          {text('jackpots.more')}
        </Link>
      </header>
      <ul className={pots.length > 1 ? 'grid gap-3 sm:grid-cols-3 md:gap-4' : 'grid gap-3'}>
        {pots.map((pot) => (
          <li key={pot.id} className="min-w-0">
            <PotCard pot={pot} money={jackpots} is_link />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** RT-046, SA-059: every pot with what stands in it, and whom pots fell to last. */
const JackpotsPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'jackpots')
  const text = useText<typeof texts>()
  if (!data || data.jackpots.length === 0)
    return (
      <PageContainer>
        <NoJackpots />
      </PageContainer>
    )
  const winners = data.jackpots
    .flatMap((jackpots) => jackpots.winners)
    .toSorted((one, other) => other.id - one.id)
    .slice(0, 10)
  return (
    <PageContainer>
      <PageHeading heading={text('jackpots.heading')} text={text('jackpots.text')} />
      {data.jackpots.map((jackpots) => (
        <Campaign key={jackpots.id} jackpots={jackpots} />
      ))}
      <Card heading={text('jackpots.winners')}>
        <WinsList wins={winners} />
      </Card>
    </PageContainer>
  )
}

export default JackpotsPage
