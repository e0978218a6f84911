import { push } from '#kernel/facts/pushes.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { DepositMessage, PaymentMessage } from '../contract.ts'
import { DepositCompleted, DepositConfirmed, DepositFailed, DepositPending } from '../events.ts'

const told = (player_id: bigint | null, message: PaymentMessage | DepositMessage): Publication[] =>
  player_id === null ? [] : [{ channel: playerChannel(player_id), message: { ...message } }]

/** RTM-025, RTM-026. The balance itself is told by the wallet. */
export const pushes = [
  push(DepositPending, (facts) =>
    facts.flatMap(({ player_id, data }) =>
      told(player_id, { type: 'payment', data: { paymentId: data.payment_id, status: 'pending', reason: null } }),
    ),
  ),
  push(DepositConfirmed, (facts) =>
    facts.flatMap(({ player_id, data: { payment_id, state, reason, confirmations } }) =>
      told(player_id, { type: 'payment', data: { paymentId: payment_id, status: state, reason, confirmations } }),
    ),
  ),
  push(DepositFailed, (facts) =>
    facts.flatMap(({ player_id, data: { payment_id, reason } }) =>
      told(player_id, {
        type: 'payment',
        data: { paymentId: payment_id, status: reason === 'expired' ? 'expired' : 'failed', reason },
      }),
    ),
  ),
  push(DepositCompleted, (facts) =>
    facts.flatMap(({ player_id, data: { payment_id, amount_minor, currency, is_first } }) => [
      ...told(player_id, { type: 'payment', data: { paymentId: payment_id, status: 'completed', reason: null } }),
      ...told(player_id, {
        type: 'deposit',
        data: {
          paymentId: payment_id,
          amount: amount_minor,
          currency,
          exponent: exponentOf(currency),
          first: is_first,
        },
      }),
    ]),
  ),
]
