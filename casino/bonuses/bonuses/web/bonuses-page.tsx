import { Link, useLoaderData, useSearchParams } from 'react-router'
import { FreeSpins } from '#casino/bonuses/free-spins/web/api.ts'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import { useDocument } from '#kernel/web/document.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { heroSrc } from '#ui/art/art-src.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Hero } from '#ui/hero.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'
import type { BonusesPage as Data } from '../contract.ts'
import { sportBonusesViews } from '../extensions.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { ActiveBonus } from './active-bonus.tsx'
import { CodedOffers } from './coded-offers.tsx'
import { FinishedBonuses } from './finished-bonuses.tsx'
import { OfferCard } from './offer-card.tsx'
import { OwnOffers } from './own-offers.tsx'
import { VisitNote } from './visit-note.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const SportBonuses = contributedViews(sportBonusesViews)

const Empty = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <EmptyState
      picture={<Illustration name="no-bonuses" />}
      heading={text('bonuses.empty.heading')}
      action={
        !is_closed && (
          <Link to="/games/" className={buttonClass()}>
            {text('bonuses.empty.action')}
          </Link>
        )
      }
    >
      {text('bonuses.empty.text')}
    </EmptyState>
  )
}

/** Whom nobody invites to play reads no promise; what they have stands below all the same. */
const Opening = ({ is_any }: { readonly is_any: boolean }) => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  const { isGuest } = useMain()
  if (useIsPlayClosed() || !is_any) return <PageHeading heading={text('bonuses.heading')} />
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      eyebrow={<Badge tone="accent">{text('bonuses.hero.eyebrow')}</Badge>}
      heading={text('bonuses.heading')}
      text={text('bonuses.hero.text')}
      action={
        <>
          <a href="#available" className={buttonClass({ size: 'lg' })}>
            {text('bonuses.hero.action')}
          </a>
          {!isGuest && (
            <Button size="lg" variant="secondary" onClick={() => openModal('PromoCodesPopup')}>
              {text('bonuses.hero.code')}
            </Button>
          )}
        </>
      }
    />
  )
}

const GuestOffers = ({ offers }: { readonly offers: Data['offers'] }) => {
  const text = useText<typeof texts>()
  return (
    <section id="available" className="scroll-mt-24">
      <h2 className="mb-3 text-xl font-extrabold">{text('bonuses.available')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer) => (
          <OfferCard
            key={offer.terms}
            offer={offer}
            actions={
              <Button className="flex-1" onClick={() => openModal('Register', { source: 'bonuses' })}>
                {text('bonuses.register')}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  )
}

/** Bonuses of the casino beside the one that is played with: what may be taken, what waits and what is over. */
const Bonuses = ({ data }: { readonly data: Data }) => {
  const { isGuest } = useMain()
  const { offers, coded, available, waiting, finished } = data
  if (isGuest && offers.length + coded.length > 0) return <GuestOffers offers={[...offers, ...coded]} />
  if (!data.active && available.length + coded.length + waiting.length + finished.length === 0) return <Empty />
  return (
    <div className="mb-8 flex flex-col gap-8">
      <VisitNote available={available.length + coded.length} />
      <OwnOffers id="available" heading="bonuses.available" bonuses={available} />
      <CodedOffers offers={coded} />
      <OwnOffers id="waiting" heading="bonuses.waiting" bonuses={waiting} />
      <FinishedBonuses bonuses={finished} />
    </div>
  )
}

const own = { bonuses: Bonuses as never, 'free-spins': FreeSpins as never }

const BonusesPage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'sport' ? 'sport' : 'casino'
  const data = componentOf(page, 'bonuses')
  return (
    <PageContainer>
      <Opening is_any={(data?.offers.length ?? 0) + (data?.available.length ?? 0) + (data?.coded.length ?? 0) > 0} />
      <Tabs
        label={text('bonuses.tabs')}
        value={tab}
        tabs={[
          { value: 'casino', label: text('bonuses.tab.casino') },
          { value: 'sport', label: text('bonuses.tab.sport') },
        ]}
        onChange={(value) => setQuery(value === 'sport' ? { tab: value } : {}, { preventScrollReset: true })}
      >
        {tab === 'casino' ? (
          <>
            {/* What is played with now stands before whatever else the page store has here. */}
            {data?.active && <ActiveBonus bonus={data.active} />}
            <PageComponents page={page} own={own} />
          </>
        ) : (
          <SportBonuses />
        )}
      </Tabs>
    </PageContainer>
  )
}

export default BonusesPage
