import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { filledAfter, goalOf } from '../rules.ts'
import { giftTerms } from './gift-terms.ts'
import { lockBank, setFilled } from './store.ts'

/** A deposit fills the bank of its player, up to one gift (SA-020). Of whom nobody invites to play it fills nothing. */
const fill = async (tx: Tx, house: House, player_id: bigint, currency: string, deposit_minor: bigint): Promise<void> => {
  const terms = isCurrency(currency) ? await giftTerms(tx, house, currency) : undefined
  if (!terms || !(await isInAudience(tx, house, 'invitation', player_id))) return
  const filled = await lockBank(tx, player_id, terms.asset)
  await setFilled(tx, player_id, terms.asset, filledAfter(filled, deposit_minor, goalOf(terms.amount_minor)))
}

export const filling = on(DepositCompleted, { from: 'deployment' }, async (facts, tx, house) => {
  for (const { player_id, data } of facts)
    if (player_id !== null) await fill(tx, house, player_id, data.currency, BigInt(data.amount_minor))
})
