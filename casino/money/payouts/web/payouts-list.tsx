import { useText } from '#kernel/web/texts/use-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { PayoutCard } from './payout-card.tsx'
import { usePayouts } from './payout-queries.ts'

/** All payouts of the player, newest first: the stage, who is working on it, and what happened when. */
export const PayoutsList = () => {
  const text = useText<typeof texts>()
  return (
    <PagedList
      list={usePayouts()}
      frame="bare"
      coming={<Skeleton className="h-40 rounded-md" />}
      empty={
        <EmptyState picture={<Illustration name="no-history" />} heading={text('payouts.none')} action={null}>
          {text('payouts.none-text')}
        </EmptyState>
      }
    >
      {(payouts) => (
        <ul className="divide-y divide-line">
          {payouts.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
