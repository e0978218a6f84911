import { assignGifts, fillMissing, termsById } from '#casino/bonuses/bonuses/server/api.ts'
import { readGameResults } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { counted_after_ms, coveredHours, days_kept, returnedAmount } from '../rules.ts'
import { endCover } from './cover-deposits.ts'
import { lockCover, playersDue, setBrought, type Cover } from './store.ts'

/** What was lost in the covered hours comes back, under the terms that it was promised under. Gives the bonus's number. */
const giveBack = async (tx: Tx, house: House, { player_id, terms_id, asset, covered, deposited_at }: Cover): Promise<bigint | null> => {
  if (covered === null || deposited_at === null) return null
  const [result] = await readGameResults(tx, coveredHours(deposited_at), counted_after_ms, player_id - 1n, 1)
  const terms = await termsById(tx, terms_id)
  if (result?.player_id !== player_id || !terms) throw new Error(`the covered deposit of ${player_id} cannot be counted`)
  // Who changed their currency meanwhile plays, and is given, in the one that they have now.
  const { currency } = result
  const amount_minor = returnedAmount(result, inCurrency(covered, asset, currency, 'down'), currency)
  if (amount_minor === 0n) return null
  if (currency !== asset) await fillMissing(tx, house, `risk:${player_id}`, { terms_id, asset: currency, amount_minor })
  const [bonus] = await assignGifts(tx, house, terms, [{ player_id, key: `risk:${player_id}`, asset: currency, amount_minor }])
  return bonus?.id ?? null
}

/** A cover whose time has come: counted, or given up if there was no deposit; left for later while its player takes a break. */
const endDue = (house: House, player_id: bigint): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const cover = await lockCover(tx, player_id)
    const now = house.clock.now()
    if (!cover || cover.due_at > now) return
    const is_late = now.getTime() - cover.due_at.getTime() > days_kept * 86_400_000
    if (cover.state === 'joined' || is_late) return endCover(tx, house, cover)
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return
    await endCover(tx, house, cover)
    const bonus_id = await giveBack(tx, house, cover)
    if (bonus_id !== null) await setBrought(tx, player_id, bonus_id)
  })

const at_once = 200

/** Ends what is due, player by player, so that no round waits for all of them. Nothing where the licence forbids rewards for losses. */
export const countCovers = async (house: House): Promise<void> => {
  if (!house.jurisdiction.rewards_tied_to_losses) return
  for (let after = 0n, players: readonly bigint[] = []; ; after = players.at(-1) ?? after) {
    players = await playersDue(house.db, house.clock.now(), after, at_once)
    for (const player_id of players) await endDue(house, player_id)
    if (players.length < at_once) break
  }
  house.facts.wake()
}
