import type { PaymentStatus } from '../contract.ts'
import { isFinal } from '../rules.ts'

/** A chain took the transfer's block back: it is not lost, and nobody should pay again. */
export const isReorganised = ({ status, reason }: Pick<PaymentStatus, 'status' | 'reason'>): boolean =>
  status === 'failed' && reason === 'reorganised'

/** The desk had stopped waiting when the chain first showed it: it is on its way all the same. */
const isSeenLate = ({ status, confirmations }: Pick<PaymentStatus, 'status' | 'confirmations'>): boolean =>
  status === 'expired' && confirmations !== null

/** Nothing more is expected to happen to it. */
export const isOver = (payment: Pick<PaymentStatus, 'status' | 'reason' | 'confirmations'>): boolean =>
  isFinal(payment.status) && !isReorganised(payment) && !isSeenLate(payment)

const failureWords = ({ reason }: PaymentStatus) =>
  ({
    picture: 'error',
    heading: 'cardPayment.depositFailed',
    text: `cash-desk.payment.${reason === 'not-authenticated' || reason === 'cancelled' ? reason : 'declined'}`,
  }) as const

/** How a transfer is spoken of, where it differs from what a card says. */
const transferWords = (payment: PaymentStatus) => {
  const { status, payTo } = payment
  if (status === 'expired' && !isSeenLate(payment))
    return { picture: 'waiting', heading: 'cash-desk.payment.expired', text: 'cash-desk.transfer.expired-text' } as const
  if (status === 'created')
    return { picture: 'waiting', heading: 'cash-desk.transfer.waiting', text: 'cash-desk.transfer.waiting-text' } as const
  return payTo?.kind === 'chain'
    ? ({ picture: 'waiting', heading: 'cash-desk.transfer.seen', text: 'cash-desk.transfer.seen-text' } as const)
    : ({ picture: 'waiting', heading: 'cash-desk.transfer.under-way', text: 'cash-desk.payment.pending-text' } as const)
}

/** WA-024: the picture and the texts of each state. */
export const wordsOf = (payment: PaymentStatus) => {
  const { status, payTo } = payment
  if (status === 'completed')
    return { picture: 'deposit', heading: 'cardPayment.depositComplete', text: 'cash-desk.payment.completed-text' } as const
  if (isReorganised(payment))
    return { picture: 'waiting', heading: 'cash-desk.transfer.reorganised', text: 'cash-desk.payment.reorganised' } as const
  if (status === 'failed') return failureWords(payment)
  if (payTo) return transferWords(payment)
  if (status === 'expired')
    return { picture: 'error', heading: 'cash-desk.payment.expired', text: 'cash-desk.payment.expired-text' } as const
  if (status === 'pending')
    return { picture: 'waiting', heading: 'cash-desk.payment.pending', text: 'cash-desk.payment.pending-text' } as const
  return { picture: 'waiting', heading: 'cash-desk.payment.waiting', text: 'cash-desk.payment.waiting-text' } as const
}

/** What came that was not ordered: more, less, or later than the desk waited. */
export const besidesOf = ({ status, amount, ordered, isLate }: PaymentStatus) => {
  if (status === 'pending' && amount !== ordered) return ['cash-desk.transfer.seen-other'] as const
  if (status !== 'completed') return []
  return [
    ...(amount < ordered ? (['cash-desk.transfer.less'] as const) : []),
    ...(amount > ordered ? (['cash-desk.transfer.more'] as const) : []),
    ...(isLate ? (['cash-desk.transfer.late'] as const) : []),
  ]
}

/** Money may still come by the transfer: its target stays in sight. */
export const isAwaited = (payment: PaymentStatus): boolean =>
  payment.status === 'created' || payment.status === 'pending' || payment.status === 'expired' || isReorganised(payment)
