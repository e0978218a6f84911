import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { RefundFailed } from '../events.ts'
import type { Applied } from '../extensions.ts'
import type { RefundMessage } from './provider.ts'
import { holdRefund, writeRefund, type Refund } from './refund-store.ts'
import { paymentById } from './store.ts'

const move = async (tx: Tx, house: House, refund: Refund, state: RefundMessage['state']): Promise<Applied> => {
  if (refund.state === state) return 'nothing-new'
  // A bank may send back what its provider called done, days later: the money is the player's again. What is back on the balance stays there.
  if (refund.state === 'failed') return 'contradicts'
  await writeRefund(tx, refund.id, state, house.clock.now())
  const payment = await paymentById(tx, refund.payment_id)
  if (state !== 'failed' || !payment) return 'moved'
  await post(tx, house, {
    key: `refund:${refund.id}:returned`,
    reason: 'release',
    reference: `deposit:${payment.id}`,
    postings: [
      {
        from: clearingAccount(payment.provider, payment.currency),
        to: purseOf(payment.player_id, 'main', payment.currency),
        amount_minor: refund.amount,
      },
    ],
  })
  const told = { payment_id: String(payment.id), refund_id: String(refund.id), amount_minor: toWire(refund.amount) }
  await announce(tx, house, [RefundFailed({ ...told, currency: payment.currency }, payment.player_id)])
  return 'moved'
}

/** Lets a word about a refund take effect, once, in any order. One that is `done` may still fail; one that failed has ended. */
export const applyRefund = async (
  house: House,
  provider: string,
  { refund_id, state }: Pick<RefundMessage, 'refund_id' | 'state'>,
): Promise<Applied> => {
  const outcome = await inTransaction(house.db, async (tx): Promise<Applied> => {
    const refund = await holdRefund(tx, refund_id, provider)
    return refund ? move(tx, house, refund, state) : 'payment-unknown'
  })
  if (outcome === 'moved') house.facts.wake()
  return outcome
}
