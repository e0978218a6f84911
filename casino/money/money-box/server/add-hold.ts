import { hasOpenDispute } from '#casino/money/cash-desk/server/api.ts'
import { boxHoldPurse, movePurse, pursesOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type addHold, type MoneyBox, refuse } from '../contract.ts'
import { isHoldDay, most_holds } from '../rules.ts'
import { boxContent } from './box-content.ts'
import { currencyOf, readBox } from './read-box.ts'
import { holdByKey, insertHold, lockPlayer } from './store.ts'
import { sayOtherwise } from './say-otherwise.ts'

type AddCall = Call<typeof addHold>

/** A retry after a lost response must have the same content. */
const isMade = async (tx: Tx, { player_id, key, body }: AddCall): Promise<boolean> => {
  const made = await holdByKey(tx, player_id, key)
  if (!made) return false
  if (made.amount !== BigInt(body.amount)) throw new Refusal('idempotency-key-reused', {}, 409)
  return true
}

/**
 * Moves money from the main balance into the box until a day (MB-005). Not possible while a deposit is disputed. Refusals:
 * `money-box-date`, `money-box-full`, `money-box-disputed`, `money-box-balance-too-small`.
 */
export const putAside = async (call: AddCall): Promise<{ data: MoneyBox }> => {
  const { house, player_id, key, body } = call
  const now = house.clock.now()
  const hold_till = new Date(body.holdTill)
  await inTransaction(house.db, async (tx) => {
    await lockPlayer(tx, player_id)
    if (await isMade(tx, call)) return
    if (!isHoldDay(hold_till, now)) refuse('money-box-date')
    if (await hasOpenDispute(tx, player_id)) refuse('money-box-disputed')
    const currency = await currencyOf(house, tx, player_id)
    if (boxContent(await pursesOf(tx, player_id), currency).items.size >= most_holds) refuse('money-box-full', { most: most_holds })
    const amount = BigInt(body.amount)
    const { id } = await insertHold(tx, { player_id, request_key: key, currency, amount, hold_till, created_at: now })
    await movePurse(tx, house, {
      key: `money-box:${id}:put`,
      from: purseOf(player_id, 'main', currency),
      to: purseOf(player_id, boxHoldPurse(String(id)), currency),
      reason: 'money-box',
      reference: `money-box:${id}`,
      amount_minor: amount,
    })
  }).catch(sayOtherwise('money-box-balance-too-small'))
  house.facts.wake()
  return { data: await readBox(house, player_id) }
}
