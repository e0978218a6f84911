import { useLoaderData } from 'react-router'
import { NothingOffered, OfferTermsCard } from '#casino/bonuses/bonuses/web/api.ts'
import { useDocument } from '#kernel/web/document.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { heroSrc } from '#ui/art/art-src.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Hero } from '#ui/hero.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'
import type { InviteFriendsData } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { Friends } from './friends.tsx'
import { LinkCard } from './link-card.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

type Offer = NonNullable<InviteFriendsData['offer']>

const useSums = ({ reward, leastDeposit, currency, exponent }: Offer) => {
  const { locale } = useFormats()
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  return { amount: say(reward), least: say(leastDeposit) }
}

const Opening = ({ offer, is_guest }: { readonly offer: Offer; readonly is_guest: boolean }) => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      eyebrow={<Badge tone="accent">{text('invite-friends.eyebrow')}</Badge>}
      heading={text('invite-friends.heading')}
      text={text('invite-friends.hero', useSums(offer))}
      action={
        is_guest ? (
          <Button size="lg" onClick={() => openModal('Register', { redirectUrl: '/invite-friends/' })}>
            {text('invite-friends.register')}
          </Button>
        ) : (
          <a href="#link" className={buttonClass({ size: 'lg' })}>
            {text('invite-friends.link')}
          </a>
        )
      }
    />
  )
}

const How = ({ offer }: { readonly offer: Offer }) => {
  const text = useText<typeof texts>()
  const sums = useSums(offer)
  return (
    <Card heading={text('invite-friends.how')}>
      <ol className="flex flex-col gap-3">
        {(['1', '2', '3'] as const).map((step) => (
          <li key={step} className="flex gap-3">
            <span
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-extrabold text-accent-ink"
              aria-hidden="true"
            >
              {step}
            </span>
            <span className="min-w-0 pt-1 text-pretty">{text(`invite-friends.how.${step}`, sums)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-pretty text-ink-soft">{text('invite-friends.fair')}</p>
    </Card>
  )
}

const InviteFriendsPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'invite-friends')
  if (!data) return null
  const { offer, own } = data
  return (
    <PageContainer>
      {offer ? (
        <Opening offer={offer} is_guest={own === null} />
      ) : (
        <NothingOffered heading={text('invite-friends.heading')} why={text('invite-friends.none.heading')}>
          {text('invite-friends.none')}
        </NothingOffered>
      )}
      {offer && own && <LinkCard own={own} />}
      {own && <Friends own={own} />}
      {offer && (
        <CardColumns>
          <How offer={offer} />
          <OfferTermsCard heading={text('invite-friends.terms')} offer={offer} />
        </CardColumns>
      )}
    </PageContainer>
  )
}

export default InviteFriendsPage
