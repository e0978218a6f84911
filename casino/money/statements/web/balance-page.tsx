import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { texts } from '../texts.ts'
import { BalanceView } from './balance-view.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const BalancePage = () => {
  const text = useText<typeof texts>()
  const first = componentOf(useLoaderData<typeof loader>(), 'balance-explained')
  if (!first) return null
  return (
    <PageContainer>
      <div className="print:hidden">
        <PageHeading heading={text('statements.heading')} text={text('statements.lead')} />
      </div>
      <BalanceView first={first} />
    </PageContainer>
  )
}

export default BalancePage
