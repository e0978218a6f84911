import { notify } from '#kernel/web/notices/notices.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { DepositMessage } from '../contract.ts'
import { isInSight } from './payment-pushed.ts'

/** WA-012, CN-037: the notice of a success stays for three minutes. */
export const success_notice_ms = 3 * 60_000

const isDeposit = (data: unknown): data is DepositMessage['data'] =>
  typeof data === 'object' && data !== null && Number.isSafeInteger((data as { amount?: unknown }).amount)

/** RTM-026: money came in. The balance moves by its own message. */
export const handle = ({ data }: { data: unknown }, app: PushApp): void => {
  if (!isDeposit(data) || isInSight(data.paymentId)) return
  const { amount, currency, exponent } = data
  notify({
    tone: 'positive',
    title: app.text('cardPayment.depositComplete'),
    text: formatAmount(amount, { currency, exponent, locale: document.documentElement.lang, sign: 'always', trim: true }),
    duration_ms: success_notice_ms,
  })
}
