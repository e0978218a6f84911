import { boxHoldPurse, closePurse, money_box_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { type collectHold, type MoneyBox, refuse } from '../contract.ts'
import { readBox } from './read-box.ts'
import { holdsOf, lockPlayer } from './store.ts'

/**
 * Makes a held item free in the box (MB-003), once; a repeat finds it done. Its day need not have come: nobody's own money is locked, and the
 * page says so before. Refusals: `money-box-item-unknown`, also of another player's, and of what a payer's bank took back.
 */
export const collect = async ({ house, player_id, body }: Call<typeof collectHold>): Promise<{ data: MoneyBox }> => {
  const id = BigInt(body.transactionId)
  await inTransaction(house.db, async (tx) => {
    await lockPlayer(tx, player_id)
    const [item] = await holdsOf(tx, player_id, [id])
    if (!item) return refuse('money-box-item-unknown')
    const { moved_minor } = await closePurse(tx, house, {
      key: `money-box:${id}:collect`,
      from: purseOf(player_id, boxHoldPurse(String(id)), item.currency),
      to: purseOf(player_id, money_box_purse, item.currency),
      reason: 'money-box',
      reference: `money-box:${id}`,
    })
    if (moved_minor === 0n) refuse('money-box-item-unknown')
  })
  house.facts.wake()
  return { data: await readBox(house, player_id) }
}
