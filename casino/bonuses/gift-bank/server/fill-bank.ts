import { DepositCompleted, DepositDisputed, DepositRefunded, lostPayments, wholeRefunds } from '#casino/money/cash-desk/events.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { filledAfter, goalOf } from '../rules.ts'
import { giftTerms } from './gift-terms.ts'
import { insertFilling, lockBank, setFilled, takeFillings } from './store.ts'

interface Deposit {
  readonly payment_id: string
  readonly amount_minor: number
  readonly currency: string
}

/** A deposit fills the bank of its player, up to one gift (SA-020). Of whom nobody invites to play it fills nothing. */
const fill = async (tx: Tx, house: House, player_id: bigint, { payment_id: payment, currency, amount_minor }: Deposit): Promise<void> => {
  const terms = isCurrency(currency) ? await giftTerms(tx, house, currency) : undefined
  if (!terms || !(await isInAudience(tx, house, 'invitation', player_id))) return
  const filled = await lockBank(tx, player_id, terms.asset)
  const after = filledAfter(filled, BigInt(amount_minor), goalOf(terms.amount_minor))
  if (after <= filled) return
  await setFilled(tx, player_id, terms.asset, after)
  await insertFilling(tx, { payment, player_id, asset: terms.asset, amount_minor: after - filled }, house.clock.now())
}

/** Deposits that went back whole filled nothing. A gift that was made of them by then stays, and no bank stands below zero for it. */
const takeOut = async (tx: Tx, payments: readonly string[]): Promise<void> => {
  for (const { player_id, asset, amount_minor } of await takeFillings(tx, payments)) {
    const filled = await lockBank(tx, player_id, asset)
    await setFilled(tx, player_id, asset, filled > amount_minor ? filled - amount_minor : 0n)
  }
}

export const filling = [
  on(DepositCompleted, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data } of facts) if (player_id !== null) await fill(tx, house, player_id, data)
  }),
  on(DepositDisputed, { from: 'deployment' }, (facts, tx) => takeOut(tx, lostPayments(facts))),
  on(DepositRefunded, { from: 'deployment' }, (facts, tx) => takeOut(tx, wholeRefunds(facts))),
]
