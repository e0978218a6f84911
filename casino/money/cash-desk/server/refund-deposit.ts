import { clearingAccount, post, purseOf, refuseFrozenPayouts } from '#casino/money/wallet/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { DepositRefunded } from '../events.ts'
import { providerByName } from './providers.ts'
import { goneBack, insertRefund, type Refund } from './refund-store.ts'
import { sendSoon } from './send-refund.ts'
import { paymentById, type Payment } from './store.ts'

/** The payment under its lock: of two operators at once the second counts what the first gave back. */
const holdPayment = async (tx: Tx, id: bigint): Promise<{ payment: Payment; left: bigint }> => {
  const gone = await goneBack(tx, id)
  const payment = await paymentById(tx, id)
  if (payment?.state !== 'completed') throw new OperatorError(`There is no completed deposit ${id}.`)
  return { payment, left: (payment.received ?? payment.amount) - gone }
}

const takeFromPlayer = async (tx: Tx, house: House, { id, player_id, currency, provider }: Payment, refund: Refund): Promise<void> => {
  const postings = [
    { from: purseOf(player_id, 'main', currency), to: clearingAccount(provider, currency), amount_minor: refund.amount },
  ] as const
  await post(tx, house, { key: `refund:${refund.id}`, reason: 'chargeback', reference: `deposit:${id}`, postings }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'insufficient-funds')
        throw new OperatorError('The player no longer has that much on the balance: only what is there can be given back.')
      throw error
    },
  )
}

/**
 * Refunds a deposit or a part of it. The amount is deducted from the balance at once, so that it cannot be played meanwhile, and
 * restored if the provider reports a failure; what the deposit brought besides (a bonus) ends with the last of it. Never more than was received, minus what its bank took back or disputes;
 * refused with `payouts-frozen` while wrong books stop what leaves the house.
 */
export const refundDeposit =
  (payment_id: bigint, amount_minor: bigint | null, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const { refund, payment } = await inTransaction(house.db, async (tx) => {
      await refuseFrozenPayouts(tx)
      const { payment, left } = await holdPayment(tx, payment_id)
      const amount = amount_minor ?? left
      if (!providerByName(payment.provider)?.refund) throw new OperatorError(`${payment.provider} gives nothing back: pay out instead.`)
      if (amount <= 0n || amount > left)
        throw new OperatorError(`Of this deposit ${amountText(left, payment.currency, 'en')} can be given back.`)
      const refund = await insertRefund(tx, payment, amount, house.clock.now())
      await takeFromPlayer(tx, house, payment, refund)
      const told = {
        payment_id: String(payment_id),
        refund_id: String(refund.id),
        amount_minor: toWire(amount),
        left_minor: toWire(left - amount),
      }
      await announce(tx, house, [DepositRefunded({ ...told, currency: payment.currency }, payment.player_id)])
      const data = { refund_id: String(refund.id), amount_minor: String(amount) }
      await appendAudit(tx, house, { actor, action: 'money/cash-desk.refund', reason, subject: `player:${payment.player_id}`, data })
      return { refund, payment }
    })
    house.facts.wake()
    // The money has left the balance: whoever read an error here would give it back again. What was not sent is found among the overdue.
    await sendSoon(house, refund.id).catch((error: unknown) => house.log.error({ err: error }, 'a refund waits to be sent'))
    return `Refund ${refund.id}: ${amountText(refund.amount, payment.currency, 'en')} goes back to the payer of deposit ${payment_id}.`
  }

const readNumber = (typed: string | undefined): bigint => {
  if (typed === undefined || !/^[1-9]\d{0,15}$/.test(typed))
    throw new OperatorMistake('Name the deposit, and how much of it in minor units.')
  return BigInt(typed)
}

export const refundCommands: readonly OperatorCommand[] = [
  {
    name: 'deposits refund',
    usage: '<deposit> [<minor units>]',
    help: 'Gives a deposit, or so much of it, back to whoever paid, through its provider. It leaves the balance at once, and with the whole of it goes its bonus.',
    decides: true,
    read: ({ words: [deposit, amount] }, by) => refundDeposit(readNumber(deposit), amount === undefined ? null : readNumber(amount), by),
  },
]
