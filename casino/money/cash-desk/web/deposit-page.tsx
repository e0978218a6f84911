import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { texts } from '../texts.ts'
import { DeskForm } from './desk-form.tsx'
import { GuestForm } from './guest-form.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const DepositPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'cash-desk')
  if (!data) return null
  const { desk, redirectUrl, isGuest } = data
  return (
    <PageContainer width="form" className="gap-5 desk:gap-6">
      <PageHeading heading={text('cash-desk.heading')} />
      <Card>
        {isGuest ? (
          <GuestForm desk={desk} />
        ) : (
          <DeskForm
            key={`${desk.currency.iso} ${desk.bonusId}`}
            desk={desk}
            redirectUrl={redirectUrl}
            placement="page"
            leave={() => void goTo('/')}
          />
        )}
      </Card>
    </PageContainer>
  )
}

export default DepositPage
