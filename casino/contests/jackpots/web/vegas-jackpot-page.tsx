import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { Jackpots } from '../contract.ts'
import type { texts } from '../texts.ts'
import { JackpotDetails } from './jackpot-details.tsx'
import { JackpotHero } from './jackpot-hero.tsx'
import { useLivePots } from './live-pots.ts'
import { NoJackpots } from './no-jackpots.tsx'
import { PotCard } from './pot-card.tsx'
import { WinsList } from './wins-list.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Vegas = ({ jackpots }: { readonly jackpots: Jackpots }) => {
  const text = useText<typeof texts>()
  const pots = useLivePots(jackpots.currency, jackpots.pots)
  // The largest stands on top, as on the signs over the machines.
  const by_size = pots.toSorted((one, other) => other.seed - one.seed)
  return (
    <>
      <JackpotHero jackpots={jackpots} heading={jackpots.title}>
        <ul className="grid min-w-0 gap-3 sm:grid-cols-2 sm:*:first:col-span-2">
          {by_size.map((pot) => (
            <li key={pot.id} className="min-w-0">
              <PotCard pot={pot} money={jackpots} className="bg-surface-2" />
            </li>
          ))}
        </ul>
      </JackpotHero>
      <JackpotDetails jackpots={jackpots} pots={pots}>
        <Card heading={text('jackpots.winners')}>
          <WinsList wins={jackpots.winners} />
        </Card>
      </JackpotDetails>
    </>
  )
}

/** RT-067, SA-047: three pots over the same games, each with its chance, and whom they fell to last. */
const VegasJackpotPage = () => {
  const jackpots = componentOf(useLoaderData<typeof loader>(), 'vegas-jackpot')
  return <PageContainer>{jackpots ? <Vegas jackpots={jackpots} /> : <NoJackpots />}</PageContainer>
}

export default VegasJackpotPage
