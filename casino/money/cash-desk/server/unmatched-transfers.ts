import { sql } from 'kysely'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import type { Applied } from '../extensions.ts'
import { creditTransfer } from './apply-message.ts'
import type { TransferMessage } from './provider.ts'
import { paymentOfProvider } from './store.ts'

interface Transfer {
  readonly id: bigint
  readonly provider: string
  readonly provider_transfer: string
  readonly amount: bigint
  readonly currency: string
  readonly reference: string
  readonly received_at: Date
  readonly payment_id: bigint | null
}

/** Keeps money that came under no reference of ours, once. It is nobody's until a person finds out whose. */
export const keepTransfer = async (house: House, provider: string, message: TransferMessage): Promise<Applied> => {
  const { provider_transfer, amount_minor, currency, reference } = message
  const { rows } = await sql`
    insert into money_cash_desk.unmatched_transfers (provider, provider_transfer, amount, currency, reference, received_at)
    values (${provider}, ${provider_transfer}, ${amount_minor}, ${currency}, ${reference}, ${house.clock.now()})
    on conflict (provider, provider_transfer) do nothing returning id`.execute(house.db)
  return rows.length > 0 ? 'moved' : 'nothing-new'
}

export const listTransfers: OperatorWork = async (house) => {
  const { rows } = await sql<Transfer>`
    select * from money_cash_desk.unmatched_transfers where payment_id is null order by id limit 200`.execute(house.db)
  if (rows.length === 0) return 'No transfer waits for its payment.'
  return rows
    .map(({ id, provider, amount, currency, reference, received_at }) =>
      [id, provider, amountText(amount, currency, 'en'), `"${reference}"`, received_at.toISOString()].join('\t'),
    )
    .join('\n')
}

/** A transfer that still waits, under its lock: of two operators at once the second finds it matched. */
const holdTransfer = async (tx: Tx, id: bigint): Promise<Transfer> => {
  const { rows } = await sql<Transfer>`
    select * from money_cash_desk.unmatched_transfers where id = ${id} and payment_id is null for update`.execute(tx)
  const [transfer] = rows
  if (!transfer) throw new OperatorError(`Transfer ${id} is not there, or has found its payment already.`)
  return transfer
}

/** Says which payment a transfer was meant for: what came is credited to its player, with actor and reason in the audit log. */
export const matchTransfer =
  (id: bigint, payment_id: bigint, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    await inTransaction(house.db, async (tx) => {
      const transfer = await holdTransfer(tx, id)
      const payment = await paymentOfProvider(tx, transfer.provider, payment_id)
      if (!payment || payment.currency !== transfer.currency)
        throw new OperatorError(`Payment ${payment_id} is not one of ${transfer.provider} in ${transfer.currency}.`)
      if (!(await creditTransfer(tx, house, payment, transfer.amount)))
        throw new OperatorError(`Payment ${payment_id} was credited before: this transfer is another one.`)
      await sql`update money_cash_desk.unmatched_transfers set payment_id = ${payment_id} where id = ${id}`.execute(tx)
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
