import { money_box_purse, movePurse, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { MoneyBox, withdrawPrincipal } from '../contract.ts'
import { currencyOf, readBox } from './read-box.ts'
import { sayOtherwise } from './say-otherwise.ts'
import { lockPlayer } from './store.ts'

/** Takes what is free in the box back to the main balance (MB-006). Refusals: `money-box-principal-too-small`. */
export const takeOut = async ({ house, player_id, key, body }: Call<typeof withdrawPrincipal>): Promise<{ data: MoneyBox }> => {
  await inTransaction(house.db, async (tx) => {
    await lockPlayer(tx, player_id)
    const currency = await currencyOf(house, tx, player_id)
    await movePurse(tx, house, {
      key: `money-box:${player_id}:out:${key}`,
      from: purseOf(player_id, money_box_purse, currency),
      to: purseOf(player_id, 'main', currency),
      reason: 'money-box',
      amount_minor: BigInt(body.amount),
    })
  }).catch(sayOtherwise('money-box-principal-too-small'))
  house.facts.wake()
  return { data: await readBox(house, player_id) }
}
