import { Link, useLoaderData } from 'react-router'
import { OtherContests } from '#casino/campaigns/boards/web/api.ts'
import { TrackCard } from '#casino/campaigns/missions/web/api.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { StarDrops } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { FallingStars } from './drop-art.tsx'
import { LootboxCard, SphereCard, WheelCard } from './drop-cards.tsx'
import { MerchShop } from './merch-shop.tsx'
import { useStarDrops } from './star-drops-query.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

interface StarDropsProps {
  readonly starDrops: StarDrops
}

/** The stars of a player, and the way to more; a guest is told that looking is free. */
const Own = ({ starDrops: { balance } }: StarDropsProps) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  return (
    <div className="flex flex-col gap-3 rounded-xl bg-surface-2/85 p-5 inset-ring inset-ring-line">
      {isGuest ? (
        <>
          <p className="text-pretty text-ink-soft">{text('star-drops.guest')}</p>
          <Button wide onClick={() => openModal('Register', { source: 'star-drops' })}>
            {text('star-drops.register')}
          </Button>
        </>
      ) : (
        <>
          <span className="text-ink-soft">{text('star-drops.your-stars')}</span>
          <span className="flex items-center gap-3">
            <ArtIcon name="star" size={44} />
            <span data-stars className="amount text-4xl font-extrabold text-accent-ink">
              {balance.stars}
            </span>
          </span>
          <a href="#stars" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {text('star-drops.to-stars')}
          </a>
        </>
      )}
    </div>
  )
}

/** What star drops are, until when they last, and what the player has. Nothing counts down. */
const Hero = ({ starDrops }: StarDropsProps) => {
  const text = useText<typeof pageTexts>()
  const { dateTime } = useFormats()
  const { title, text: said, state, startsAt, endsAt } = starDrops
  return (
    <section
      data-theme="dark"
      className="relative isolate grid items-center gap-6 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-[minmax(0,1fr)_minmax(260px,0.45fr)] md:p-8 xl:p-11"
    >
      <FallingStars className="absolute inset-0 -z-1 size-full mask-l-from-30% mask-l-to-50% opacity-20 md:opacity-60" />
      <div className="flex flex-col items-start gap-3">
        <span className="flex items-center gap-2 text-sm font-semibold text-accent-ink">
          <ArtIcon name="star" size={24} />
          {text('star-drops.heading')}
        </span>
        <h1 className="text-3xl font-extrabold md:text-4xl">{title}</h1>
        <p className="max-w-120 text-pretty text-ink-soft md:text-lg">{said}</p>
        <p className="text-sm">
          {state === 'soon' ? text('star-drops.from', { start: dateTime(startsAt) }) : text('star-drops.until', { end: dateTime(endsAt) })}
        </p>
      </div>
      <Own starDrops={starDrops} />
    </section>
  )
}

const link = 'font-semibold text-accent-ink underline'

/** What stars and chances are, in plain words. */
const Rules = () => {
  const text = useText<typeof pageTexts>()
  return (
    <Card heading={text('star-drops.rules')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-soft">
        <li>{text('star-drops.rules.stars')}</li>
        <li>
          {text('star-drops.rules.funded')}{' '}
          <Link to="/profile/?tab=prizes" className={link}>
            {text('star-drops.prizes')}
          </Link>
        </li>
        <li>
          {text('star-drops.rules.fair')}{' '}
          <Link to="/fairness/#draws" className={link}>
            {text('star-drops.rules.check')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

const Shown = ({ starDrops }: StarDropsProps) => {
  const text = useText<typeof pageTexts>()
  return (
    <>
      <Hero starDrops={starDrops} />
      <div className="grid items-start gap-4 md:grid-cols-2 desk:grid-cols-3 desk:gap-6">
        <WheelCard starDrops={starDrops} />
        <LootboxCard starDrops={starDrops} />
        <SphereCard starDrops={starDrops} />
      </div>
      <MerchShop starDrops={starDrops} />
      <div className="grid items-start gap-4 desk:grid-cols-2 desk:gap-6">
        <section id="stars" className="scroll-mt-24">
          {starDrops.tasks && <TrackCard heading={text('star-drops.to-stars')} note={text('star-drops.today')} track={starDrops.tasks} />}
        </section>
        <Rules />
      </div>
    </>
  )
}

/** RT-066, SA-018: the tomorrow game is the page of star drops. */
const TomorrowPage = () => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const given = componentOf(useLoaderData<typeof loader>(), 'star-drops')?.starDrops ?? null
  const starDrops = useStarDrops(given, isGuest).data
  return (
    <PageContainer>
      {starDrops ? (
        <Shown starDrops={starDrops} />
      ) : (
        <>
          <PageHeading heading={text('star-drops.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('star-drops.none.heading')} action={<OtherContests />}>
            {text('star-drops.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default TomorrowPage
