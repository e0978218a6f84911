import { Link, useLoaderData } from 'react-router'
import { useDocument } from '#kernel/web/document.tsx'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { heroSrc } from '#ui/art/art-src.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Hero } from '#ui/hero.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'
import type { CashbackPageData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CashbackRules } from './cashback-rules.tsx'
import { PastCashback } from './past-cashback.tsx'
import { WaitingCashback } from './waiting-cashback.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** Whom nobody invites to play reads no promise; what they have stands below all the same. A player needs no picture to find their money. */
const Opening = ({ is_guest }: { readonly is_guest: boolean }) => {
  const text = useText<typeof texts>()
  const brand = useDocument().brand as BrandName
  const is_closed = useIsPlayClosed()
  if (is_closed) return <PageHeading heading={text('cashback.heading')} />
  if (!is_guest) return <PageHeading heading={text('cashback.heading')} text={text('cashback.hero.text')} />
  return (
    <Hero
      level={1}
      eager
      src={heroSrc(brand)}
      heading={text('cashback.hero.heading')}
      text={text('cashback.hero.text')}
      action={
        <Button size="lg" onClick={() => openModal('Register', { redirectUrl: '/cashback/' })}>
          {text('cashback.hero.register')}
        </Button>
      }
    />
  )
}

const NotOffered = () => {
  const text = useText<typeof texts>()
  return (
    <EmptyState
      picture={<Illustration name="no-prizes" />}
      heading={text('cashback.none.heading')}
      action={
        <Link to="/bonuses/" className={buttonClass({ variant: 'secondary' })}>
          {text('cashback.none.action')}
        </Link>
      }
    >
      {text('cashback.none')}
    </EmptyState>
  )
}

const Content = ({ data }: { readonly data: CashbackPageData }) => {
  const { isOffered, own } = data
  const has_any = own !== null && own.waiting.length + own.history.length > 0
  return (
    <>
      {!isOffered && <NotOffered />}
      {own && (isOffered || has_any) && <WaitingCashback data={data} own={own} />}
      {isOffered && <CashbackRules data={data} />}
      {own && (isOffered || has_any) && <PastCashback history={own.history} />}
    </>
  )
}

const CashbackPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'cashback')
  if (!data) return null
  return (
    <PageContainer>
      {data.isOffered ? <Opening is_guest={data.own === null} /> : <PageHeading heading={text('cashback.heading')} />}
      <Content data={data} />
    </PageContainer>
  )
}

export default CashbackPage
