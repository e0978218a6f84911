import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { type Account, clearingAccount, houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type Debt, holdDebt, markDebtSettled, openDebts } from './debt-store.ts'

/** How what a player owes after a lost dispute comes to an end. */
const endings = {
  /** It is taken from what stands on their main balance by now. */
  balance: (player_id: bigint, currency: string): Account => purseOf(player_id, 'main', currency),
  /** They paid it by a transfer to the house's bank, which the bookkeeper has seen. */
  bank: (_player_id: bigint, currency: string): Account => clearingAccount('bank', currency),
  /** The house gives it up. */
  'write-off': (_player_id: bigint, currency: string): Account => houseAccount('write-offs', currency),
} as const
type Ending = keyof typeof endings

const listDebts: OperatorWork = async (house) => {
  const debts = await openDebts(house.db)
  if (debts.length === 0) return 'Nobody owes the house anything.'
  const players = await playersByIds(
    house.db,
    debts.map(({ player_id }) => player_id),
  )
  return debts
    .map(({ payment_id, player_id, currency, owed, changed_at }) =>
      [payment_id, players.get(player_id)?.login ?? player_id, amountText(owed, currency, 'en'), changed_at.toISOString()].join('\t'),
    )
    .join('\n')
}

const takeFrom = async (tx: Tx, house: House, { payment_id, player_id, currency, owed }: Debt, ending: Ending, actor: string) => {
  const [from, to] = [endings[ending](player_id, currency), houseAccount('receivables', currency)]
  await post(tx, house, {
    key: `receivable:${payment_id}`,
    reason: 'chargeback',
    reference: `deposit:${payment_id}`,
    actor,
    postings: [{ from, to, amount_minor: owed }],
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'insufficient-funds')
      throw new OperatorError(`The balance does not hold ${amountText(owed, currency, 'en')}: settle it another way.`)
    throw error
  })
}

/** Ends a debt as a whole, with actor and reason in the audit log. What the house put on the account stays until somebody lifts it. */
export const settleDebt =
  (payment_id: bigint, ending: Ending, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const debt = await inTransaction(house.db, async (tx) => {
      const held = await holdDebt(tx, payment_id)
      if (!held) throw new OperatorError(`Nothing is owed for payment ${payment_id}, or it was settled before.`)
      await takeFrom(tx, house, held, ending, actor)
      await markDebtSettled(tx, payment_id, house.clock.now())
      await appendAudit(tx, house, {
        actor,
        action: 'money/cash-desk.settle-receivable',
        reason,
        subject: `player:${held.player_id}`,
        data: { payment_id: String(payment_id), how: ending, amount_minor: String(held.owed) },
      })
      return held
    })
    house.facts.wake()
    return `${amountText(debt.owed, debt.currency, 'en')} for payment ${payment_id} is settled. Play stays closed until the restriction is lifted (restrictions lift).`
  }

const readSettling = (words: readonly string[], by: Decider): OperatorWork => {
  const [payment = '', how = ''] = words
  const ending = (Object.keys(endings) as Ending[]).find((known) => known === how)
  if (!/^[1-9]\d{0,15}$/.test(payment) || !ending)
    throw new OperatorMistake(`Name the payment by its number, and how it is settled: ${Object.keys(endings).join(', ')}.`)
  return settleDebt(BigInt(payment), ending, by)
}

export const receivableCommands: readonly OperatorCommand[] = [
  { name: 'receivables list', help: 'What players owe after their banks took deposits back that were spent.', read: () => listDebts },
  {
    name: 'receivables settle',
    usage: '<payment> <balance|bank|write-off>',
    decides: true,
    help: `A debt is settled as a whole: out of the player's balance, by a transfer that reached the house's bank, or because the house gives
it up. The restriction that came with it is lifted by itself alone: "restrictions lift".`,
    read: ({ words }, by) => readSettling(words, by),
  },
]
