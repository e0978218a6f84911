import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { PaymentMessage, PaymentStatus } from '../contract.ts'
import { paymentKey } from './ask-again.ts'
import { isReorganised } from './payment-words.ts'

const isPayment = (data: unknown): data is PaymentMessage['data'] =>
  typeof data === 'object' && data !== null && typeof (data as { paymentId?: unknown }).paymentId === 'string'

/** The page of this very payment tells more than a notice could. */
export const isInSight = (payment_id: string): boolean => currentPath().startsWith(`/cash/payment/${payment_id}/`)

/** RTM-025: the payment's page follows, and a failure is told wherever the player is (WA-024). */
export const handle = ({ data }: { data: unknown }, app: PushApp): void => {
  if (!isPayment(data)) return
  const { paymentId, status, reason, confirmations } = data
  // Another amount than was ordered may come, which the message does not say.
  if (status === 'completed' || confirmations !== undefined) void app.queryClient.invalidateQueries({ queryKey: paymentKey(paymentId) })
  else app.queryClient.setQueryData(paymentKey(paymentId), (old) => (old ? { ...(old as PaymentStatus), status, reason } : undefined))
  if (status !== 'failed' || confirmations !== undefined || isInSight(paymentId)) return
  const is_waiting = isReorganised(data)
  notify({
    tone: is_waiting ? 'info' : 'negative',
    title: app.text(is_waiting ? 'cash-desk.transfer.reorganised' : 'cardPayment.depositFailed'),
    text: app.text(`cash-desk.payment.${reason ?? 'declined'}`),
    link: is_waiting ? `/cash/payment/${paymentId}/` : '/cash/deposit/',
  })
}
