import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { cancelPayout, listPayouts, Payout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew, payoutsKey } from './payout-queries.ts'

/** The payout that is asked about: one of the list, or the one that the house would ask about. */
const load = async (payout_id: string | null): Promise<Payout | null> => {
  if (payout_id === null) {
    const answer = await api.send('GET', '/rest/popups/player/show/payout-cancel/')
    return answer.success ? ((answer as unknown as { data: { payout: Payout } }).data.payout ?? null) : null
  }
  const payouts = await dataOf(api.call<typeof listPayouts>('GET /rest/cash/output/list/', { query: { limit: 50 } }))
  return payouts.find(({ id, canCancel }) => id === payout_id && canCancel) ?? null
}

const Question = ({ payout, close }: { readonly payout: Payout; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof cancelPayout>('POST /rest/cash/output/{id}/cancel/')
  const amount = formatAmount(payout.amount, { currency: payout.currency, exponent: payout.exponent, locale, trim: true })
  const keep = (): void => {
    void api.send('POST', '/rest/popups/player/reject/payout-cancel/')
    close()
  }
  const cancel = async (): Promise<void> => {
    const answer = await send({ params: { id: payout.id } })
    askAnew()
    if (!answer?.success) return
    notify({ tone: 'positive', title: text('payouts.cancel.done', { amount }) })
    close()
  }
  return (
    <div className="flex flex-col gap-4">
      <RefusedNotice>{refused}</RefusedNotice>
      <p>{text('payouts.cancel.text', { amount })}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={keep}>
          {text('payouts.cancel.keep')}
        </Button>
        <Button size="lg" wide variant="secondary" loading={is_sending} onClick={() => void cancel()}>
          {text('payouts.cancel.apply')}
        </Button>
      </div>
    </div>
  )
}

/** WA-023, MD-061: whether to call a payout back. To keep it going is the first choice. */
const PayoutCancelModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const payout_id = typeof params['payout_id'] === 'string' ? params['payout_id'] : null
  const { data, isPending } = useQuery(
    { queryKey: [...payoutsKey, 'cancel', payout_id], queryFn: () => load(payout_id), gcTime: 0, staleTime: Infinity, retry: false },
    queries(),
  )
  return (
    <Dialog {...frame} size="sm" title={text('payouts.cancel.heading')}>
      {isPending ? (
        <Skeleton className="h-32 rounded-md" />
      ) : data ? (
        <Question payout={data} close={close} />
      ) : (
        <p>{text('payouts.cancel.nothing')}</p>
      )}
    </Dialog>
  )
}

export default PayoutCancelModal
