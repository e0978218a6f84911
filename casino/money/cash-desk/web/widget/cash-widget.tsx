import { useQuery } from '@tanstack/react-query'
import { isCurrency } from '#kernel/money/currency.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useIsDeskClosed, useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { getCashWidget } from '../../one-click-contract.ts'
import type { texts } from '../../texts.ts'
import { ClosedDesk } from '../closed-desk.tsx'
import { closedFor, RestrictedDesk } from '../restricted-desk.tsx'
import { BlockedWidget } from './blocked-widget.tsx'
import { useDeskCurrency } from './use-widget.ts'
import { WidgetForm } from './widget-form.tsx'

const Loading = () => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-3" role="status" aria-busy="true" aria-label={text('cash-widget.loading')}>
      <Skeleton className="h-10 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
    </div>
  )
}

/** The widget of a player. Asked for anew each time that it opens: what was paid with last may have changed. */
const OwnWidget = ({ leave }: { readonly leave: () => void }) => {
  const text = useText<typeof texts>()
  const currency = useDeskCurrency()
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['cash-widget', currency?.iso],
      queryFn: () => dataOf(api.call<typeof getCashWidget>('GET /rest/cash/widget/', {})),
      staleTime: 0,
      retry: false,
    },
    queries(),
  )
  if (error)
    return (
      <ErrorState heading={text('cash-desk.closed')} action={<Button onClick={() => void refetch()}>{text('cash-desk.again')}</Button>}>
        {error.message}
      </ErrorState>
    )
  if (!data || !currency) return <Loading />
  if (!data.isEnabled) return <ClosedDesk />
  return <WidgetForm key={currency.iso} widget={data} currency={currency} leave={leave} />
}

/** WA-018, RO-005: a small deposit form for any page. Whoever cannot deposit reads why. */
export const CashWidget = ({ leave }: { readonly leave: () => void }) => {
  const { isGuest, playRestriction } = useMain()
  const is_desk_closed = useIsDeskClosed()
  const currency = useDeskCurrency()
  const restriction = closedFor(playRestriction)
  if (restriction) return <RestrictedDesk restriction={restriction} />
  if (is_desk_closed) return <ClosedDesk />
  if (!isGuest) return <OwnWidget leave={leave} />
  return currency && isCurrency(currency.iso) ? <BlockedWidget currency={{ ...currency, iso: currency.iso }} /> : null
}
