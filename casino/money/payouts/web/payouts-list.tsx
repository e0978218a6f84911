import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { PayoutCard } from './payout-card.tsx'
import { usePayouts } from './payout-queries.ts'

/** Every payout of the player, newest first: the stage, who has it, what happened when. */
export const PayoutsList = () => {
  const text = useText<typeof texts>()
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePayouts()
  if (isPending)
    return (
      <div role="status" aria-label={text('payouts.loading')}>
        <Skeleton className="h-40 rounded-md" />
      </div>
    )
  if (error)
    return (
      <ErrorState heading={text('payouts.failed-to-load')} action={<Button onClick={() => void refetch()}>{text('payouts.again')}</Button>}>
        {error.message}
      </ErrorState>
    )
  const payouts = data.pages.flatMap((page) => page.data)
  if (payouts.length === 0)
    return (
      <EmptyState picture={<Illustration name="no-history" />} heading={text('payouts.none')} action={null}>
        {text('payouts.none-text')}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {payouts.map((payout) => (
          <PayoutCard key={payout.id} payout={payout} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('payouts.more')}
          </Button>
        </div>
      )}
    </>
  )
}
