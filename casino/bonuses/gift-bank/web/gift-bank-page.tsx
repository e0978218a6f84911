import { useLoaderData } from 'react-router'
import { NothingOffered, OfferTermsCard } from '#casino/bonuses/bonuses/web/api.ts'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
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
import type { pageTexts as texts } from '../page-texts.ts'
import { deposits_per_gift } from '../rules.ts'
import { OwnBank } from './own-bank.tsx'
import { OwnGifts } from './own-gifts.tsx'
import { TakeGift } from './take-gift.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const useSums = ({ currency, exponent, calculationFields: { most } }: BonusOffer) => {
  const { locale } = useFormats()
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  return { amount: say(most), goal: say(most * Number(deposits_per_gift)) }
}

const Opening = ({ offer, is_guest }: { readonly offer: BonusOffer; readonly is_guest: boolean }) => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      eyebrow={<Badge tone="accent">{text('gift-bank.eyebrow')}</Badge>}
      heading={text('gift-bank.heading')}
      text={text('gift-bank.hero', { amount: useSums(offer).amount })}
      action={
        is_guest ? (
          <Button size="lg" onClick={() => openModal('Register', { redirectUrl: '/gift-bank/' })}>
            {text('gift-bank.register')}
          </Button>
        ) : (
          <a href="#bank" className={buttonClass({ size: 'lg' })}>
            {text('gift-bank.to-bank')}
          </a>
        )
      }
    />
  )
}

const Rules = ({ offer }: { readonly offer: BonusOffer }) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('gift-bank.rules')}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty text-ink-soft">
        <li>{text('gift-bank.rule.fill', { goal: useSums(offer).goal })}</li>
        <li>{text('gift-bank.rule.refund')}</li>
        <li>{text('gift-bank.rule.once')}</li>
        <li>{text('gift-bank.rule.back')}</li>
        <li>{text('gift-bank.rule.money')}</li>
      </ul>
    </Card>
  )
}

const GiftBankPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'gift-bank')
  if (!data) return null
  const { offer, own } = data
  if (!offer)
    return (
      <PageContainer>
        <NothingOffered heading={text('gift-bank.heading')} why={text('gift-bank.none.heading')}>
          {text('gift-bank.none')}
        </NothingOffered>
      </PageContainer>
    )
  return (
    <PageContainer>
      <Opening offer={offer} is_guest={own === null} />
      {own && (
        <CardColumns>
          <OwnBank own={own} />
          <TakeGift />
        </CardColumns>
      )}
      {own && <OwnGifts />}
      <CardColumns>
        <Rules offer={offer} />
        <OfferTermsCard heading={text('gift-bank.terms')} offer={offer} />
      </CardColumns>
    </PageContainer>
  )
}

export default GiftBankPage
