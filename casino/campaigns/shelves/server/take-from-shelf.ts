import { grantAll, priceOfPrize, takeAsked, type Prize, type PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { prizeFor } from '#casino/campaigns/draws/server/api.ts'
import { fundAccount, houseAccount, points_purse, post } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { rewardOf, type ShelfItem } from '../shelf-item.ts'
import { insertTaking, lockStock, reduceStock, takenBy, takingByKey } from './shelf-store.ts'

interface Taking {
  readonly shelf: string
  readonly item: ShelfItem
  /** The points that it is paid with. */
  readonly asset: string
  readonly player_id: bigint
  readonly count: number
  /** The call's Idempotency-Key. */
  readonly key: string
  /** The slice that gives it, and why. */
  readonly source: string
  readonly title: Words
  /** What would wait to be taken is taken as well, in the same transaction. */
  readonly is_taken?: true
}

const currencyOf = async (tx: Tx, house: House, player_id: bigint): Promise<Currency> => {
  const own = (await playersByIds(tx, [player_id])).get(player_id)?.currency
  return isCurrency(own) ? own : house.brand.currency
}

const pay = async (tx: Tx, house: House, { asset, player_id, count, item, source }: Taking, id: bigint): Promise<void> => {
  const key = `shelf:${id}`
  // Points are only spent here; they are earned through prizes.
  const from = { owner_id: player_id, purse: points_purse, asset }
  const postings = [{ from, to: houseAccount('shelves', asset), amount_minor: BigInt(item.cost * count) }]
  await post(tx, house, { key, reason: 'shelf', reference: source, postings })
}

/** Grants so many of an item, each by a key of its own. */
const give = async (
  tx: Tx,
  house: House,
  { shelf, player_id, count, source, title, is_taken }: Taking,
  id: bigint,
  prize: PromisedPrize,
) => {
  const prizes = Array.from({ length: count }, (_, index): Prize => ({
    ...prize,
    key: `shelf:${shelf}:${id}:${index + 1}`,
    player_id,
    from: fundAccount(shelf, priceOfPrize(house, prize).asset),
    source,
    title,
  }))
  // Who excluded themselves at this moment keeps their points.
  const given = await grantAll(tx, house, prizes)
  if (given.length < count) refuse('shelves-play-closed')
  if (is_taken)
    await takeAsked(
      tx,
      house,
      given.map(({ id: prize_id }) => prize_id),
    )
}

/**
 * A player takes so many of an item for their points, all or none, in the caller's transaction; a command that took before only says what.
 * Refusals: `shelves-given-out`, `shelves-had`, `shelves-play-closed`, `insufficient-funds`.
 */
export const takeFromShelf = async (tx: Tx, house: House, taking: Taking): Promise<PromisedPrize> => {
  const { shelf, item, player_id, count, key } = taking
  const prize = prizeFor(rewardOf(item), await currencyOf(tx, house, player_id))
  // Takings of an item go one by one from here on, so that each counts those before it.
  const left = await lockStock(tx, shelf, item.id)
  if (await takingByKey(tx, taking)) return prize
  const had = (await takenBy(tx, shelf, player_id)).get(item.id) ?? 0
  if (item.most_each !== undefined && had + count > item.most_each) return refuse('shelves-had')
  if (left < count) return refuse('shelves-given-out')
  await reduceStock(tx, shelf, item.id, count)
  const id = await insertTaking(tx, { shelf, player_id, item: item.id, count, key, at: house.clock.now() })
  await pay(tx, house, taking, id)
  await give(tx, house, taking, id, prize)
  return prize
}
