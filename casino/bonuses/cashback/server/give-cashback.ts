import { playerNamed } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, OperatorError } from '#kernel/operator/commands.ts'
import { boundsOf, days_to_take } from '../rules.ts'
import { makeCashbacks } from './make-cashbacks.ts'

/**
 * WA-029b: cashback that an operator gives to one player for a reason of its own, such as a fault of the house. It is taken like any other.
 * Nobody is given any whom play is closed for, nor where the licence forbids it.
 */
export const giveCashback = async (house: House, login: string, amount_minor: bigint, { actor, reason }: Decider): Promise<string> => {
  if (!house.jurisdiction.rewards_tied_to_losses) throw new OperatorError('The licence forbids cashback.')
  const { id: player_id, currency } = await playerNamed(house, login)
  const { most } = boundsOf(currency)
  if (amount_minor > most) throw new OperatorError(`At most ${amountText(most, currency, 'en')} at once.`)
  await inTransaction(house.db, async (tx) => {
    if (!(await isInAudience(tx, house, 'invitation', player_id))) throw new OperatorError(`Play is closed for ${login}.`)
    const take_by = new Date(house.clock.now().getTime() + days_to_take * 86_400_000)
    const custom = { fund: 'cashback:custom', week: null, staked: null, won: null, percent: null }
    await makeCashbacks(tx, house, [{ ...custom, player_id, currency, amount: amount_minor, take_by }], house.random.uuid())
    const data = { amount_minor: String(amount_minor), currency }
    await appendAudit(tx, house, { actor, action: 'bonuses/cashback.give', reason, subject: `player:${player_id}`, data })
  })
  house.facts.wake()
  return `${login} can take ${amountText(amount_minor, currency, 'en')}.`
}
