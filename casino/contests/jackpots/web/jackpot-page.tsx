import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { JackpotData } from '../contract.ts'
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

const OnePot = ({ data: { pot: given, jackpots, leaderboard } }: { readonly data: JackpotData }) => {
  const text = useText<typeof texts>()
  const [pot = given] = useLivePots(jackpots.currency, [given])
  return (
    <>
      <JackpotHero jackpots={jackpots} heading={pot.title}>
        <PotCard pot={pot} money={jackpots} className="h-auto! bg-surface-2 md:p-8" />
      </JackpotHero>
      <JackpotDetails jackpots={jackpots} pots={[pot]}>
        <Card heading={text('jackpots.leaders')}>
          <WinsList wins={leaderboard} numbered />
        </Card>
      </JackpotDetails>
    </>
  )
}

/** RT-014, SA-060: one pot, the largest unless the address names another: what stands in it and whom most of it fell to. */
const JackpotPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'jackpot')
  return <PageContainer>{data ? <OnePot key={data.pot.id} data={data} /> : <NoJackpots />}</PageContainer>
}

export default JackpotPage
