import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { PayoutDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { NeedsList } from './needs-list.tsx'
import { OtherWallets } from './other-wallets.tsx'
import { PayoutForm } from './payout-form.tsx'
import { usePayoutDesk } from './payout-queries.ts'
import { PayoutsList } from './payouts-list.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** The form where it can lead to a payout; else what is missing, or why there is nothing to ask for. */
const NewPayout = ({ desk }: { readonly desk: PayoutDesk }) => {
  const text = useText<typeof texts>()
  if (desk.needs.some(({ state }) => state !== 'done'))
    return (
      <Card heading={text('payouts.needs.heading')}>
        <p className="text-sm text-ink-soft">{text('payouts.needs.text')}</p>
        <NeedsList needs={desk.needs} />
      </Card>
    )
  if (desk.methods.length === 0 || desk.available === 0)
    return (
      <Card>
        <EmptyState
          picture={<Illustration name="deposit" />}
          action={null}
          heading={text(desk.methods.length === 0 ? 'payouts.no-methods' : 'payouts.empty-balance')}
        >
          {text(desk.methods.length === 0 ? 'payouts-closed' : 'payouts.empty-balance-text')}
        </EmptyState>
      </Card>
    )
  return (
    <Card heading={text('payouts.form')}>
      <PayoutForm desk={desk} />
    </Card>
  )
}

const Nothing = () => null

const Payouts = ({ first, children }: { readonly first: PayoutDesk; readonly children: ReactNode }) => {
  const text = useText<typeof texts>()
  const desk = usePayoutDesk(first)
  return (
    <PageContainer>
      <PageHeading heading={text('payouts.heading')} />
      <CardColumns>
        <div className="flex flex-col gap-4">
          <NewPayout key={desk.currency.iso} desk={desk} />
          <OtherWallets desk={desk} />
        </div>
        <Card heading={text('payouts.list')}>
          <PayoutsList />
        </Card>
      </CardColumns>
      {children}
    </PageContainer>
  )
}

const PayoutPage = () => {
  const page = useLoaderData<typeof loader>()
  const first = componentOf(page, 'payout-desk')
  if (!first) return null
  return (
    <Payouts first={first}>
      {/* Contributions of other slices: other ways for money to leave. */}
      <PageComponents page={page} own={{ 'payout-desk': Nothing }} />
    </Payouts>
  )
}

export default PayoutPage
