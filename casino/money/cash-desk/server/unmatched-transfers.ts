import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import type { Applied } from '../extensions.ts'
import { creditTransfer } from './apply-message.ts'
import type { TransferMessage } from './provider.ts'
import { paymentOfProvider } from './store.ts'
import { holdTransfer, insertTransfer, markMatched, waitingTransfers } from './transfer-store.ts'

/** Keeps money that came under no reference of ours, once. It is nobody's until a person finds out whose. */
export const keepTransfer = async (house: House, provider: string, message: TransferMessage): Promise<Applied> => {
  return (await insertTransfer(house.db, provider, message, house.clock.now())) ? 'moved' : 'nothing-new'
}

export const listTransfers: OperatorWork = async (house) => {
  const transfers = await waitingTransfers(house.db)
  if (transfers.length === 0) return 'No transfer waits for its payment.'
  return transfers
    .map(({ id, provider, amount, currency, reference, received_at }) =>
      [id, provider, amountText(amount, currency, 'en'), `"${reference}"`, received_at.toISOString()].join('\t'),
    )
    .join('\n')
}

/** Says which payment a transfer was meant for: what came is credited to its player, with actor and reason in the audit log. */
export const matchTransfer =
  (id: bigint, payment_id: bigint, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    await inTransaction(house.db, async (tx) => {
      const transfer = await holdTransfer(tx, id)
      if (!transfer) throw new OperatorError(`Transfer ${id} is not there, or has found its payment already.`)
      const payment = await paymentOfProvider(tx, transfer.provider, payment_id)
      if (!payment || payment.currency !== transfer.currency)
        throw new OperatorError(`Payment ${payment_id} is not one of ${transfer.provider} in ${transfer.currency}.`)
      if (!(await creditTransfer(tx, house, payment, transfer.amount)))
        throw new OperatorError(`Payment ${payment_id} was credited before: this transfer is another one.`)
      await markMatched(tx, id, payment_id)
      const data = { transfer_id: String(id), payment_id: String(payment_id) }
      await appendAudit(tx, house, {
        actor,
        action: 'money/cash-desk.match-transfer',
        reason,
        subject: `player:${payment.player_id}`,
        data,
      })
    })
    house.facts.wake()
    return `Transfer ${id} is credited to payment ${payment_id}.`
  }

const readNumber = (typed: string | undefined): bigint => {
  if (typed === undefined || !/^[1-9]\d{0,15}$/.test(typed))
    throw new OperatorMistake('Name the transfer and the payment by their numbers.')
  return BigInt(typed)
}

export const transferCommands: readonly OperatorCommand[] = [
  { name: 'transfers list', help: 'Transfers that came under a reference that is none of ours.', read: () => listTransfers },
  {
    name: 'transfers match',
    usage: '<transfer> <payment>',
    decides: true,
    read: ({ words }, by) => matchTransfer(readNumber(words[0]), readNumber(words[1]), by),
  },
]
