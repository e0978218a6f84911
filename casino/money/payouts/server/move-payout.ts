import { captureHold, clearingAccount, post, purseOf, releaseHold } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { PayoutMoved } from '../events.ts'
import type { PayoutState } from '../rules.ts'
import { insertStep, writeState, type Change, type PayoutRow } from './store.ts'

/** The name under which the ledger holds a payout's money. */
export const holdOf = (payout_id: bigint): string => `payout:${payout_id}`

export const tellMove = async (
  tx: Tx,
  house: House,
  { id, state, reason, amount, currency, method, player_id }: PayoutRow,
): Promise<void> =>
  announce(tx, house, [PayoutMoved({ payout_id: String(id), state, reason, amount_minor: toWire(amount), currency, method }, player_id)])

/** What the ledger does with each state. The keys are the ledger's own guard: an end happens once, and of two ends the first. */
const moveMoney = async (tx: Tx, house: House, payout: PayoutRow, actor: string | undefined): Promise<void> => {
  const reference = `payout:${payout.id}`
  const by = actor === undefined ? {} : { actor }
  const clearing = clearingAccount(payout.provider, payout.currency)
  if (payout.state === 'paid') await captureHold(tx, house, { hold: holdOf(payout.id), to: clearing, reason: 'payout', reference, ...by })
  if (payout.state === 'cancelled' || payout.state === 'rejected' || payout.state === 'failed')
    await releaseHold(tx, house, { hold: holdOf(payout.id), reason: 'release', reference, ...by })
  if (payout.state === 'returned')
    await post(tx, house, {
      key: `payout-return:${payout.id}`,
      reason: 'release',
      reference,
      postings: [{ from: clearing, to: purseOf(payout.player_id, 'main', payout.currency), amount_minor: payout.amount }],
    })
}

/**
 * Moves a payout on, with its money, its step and its fact, in the caller's transaction. Undefined where it may not go there from
 * where it stands by now: then nothing happened.
 */
export const movePayout = async (
  tx: Tx,
  house: House,
  id: bigint,
  state: PayoutState,
  { actor, ...change }: Omit<Change, 'at'> & { readonly actor?: string } = {},
): Promise<PayoutRow | undefined> => {
  const at = house.clock.now()
  const moved = await writeState(tx, id, state, { ...change, at })
  if (!moved) return undefined
  await moveMoney(tx, house, moved, actor)
  await insertStep(tx, id, state, at)
  await tellMove(tx, house, moved)
  return moved
}
