import { useLoaderData } from 'react-router'
import { OtherContests } from '#casino/campaigns/boards/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { GiftCard } from './gift-card.tsx'
import { LevelPrizes } from './level-prizes.tsx'
import { LotteryHero } from './lottery-hero.tsx'
import { useLottery } from './lottery-query.ts'
import { LotteryRules } from './lottery-rules.tsx'
import { LotteryWheel } from './lottery-wheel.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { ScratchZone } from './scratch-zone.tsx'
import { StarsCard } from './stars-card.tsx'
import { TicketShelf } from './ticket-shelf.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Shown = ({ lottery }: { readonly lottery: Lottery }) => {
  const { isGuest } = useMain()
  return (
    <>
      <LotteryHero lottery={lottery} />
      {!isGuest && <ScratchZone lottery={lottery} />}
      <TicketShelf lottery={lottery} />
      <div className="grid items-start gap-4 desk:grid-cols-2 desk:gap-6">
        <div className="flex min-w-0 flex-col gap-4 desk:gap-6">
          <StarsCard lottery={lottery} />
          <GiftCard lottery={lottery} />
        </div>
        <LotteryWheel lottery={lottery} />
      </div>
      <LevelPrizes lottery={lottery} />
      {!isGuest && <OwnTickets />}
      <LotteryRules />
    </>
  )
}

/** RT-015, GN-010: scratch tickets for stars, the wheel, and prizes for horseshoes. */
const LotteryPage = () => {
  const text = useText<typeof pageTexts>()
  const given = componentOf(useLoaderData<typeof loader>(), 'lottery')?.lottery ?? null
  const lottery = useLottery(given).data
  return (
    <PageContainer>
      {lottery ? (
        <Shown lottery={lottery} />
      ) : (
        <>
          <PageHeading heading={text('lottery.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('lottery.none.heading')} action={<OtherContests />}>
            {text('lottery.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default LotteryPage
