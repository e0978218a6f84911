import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { faultsOfReward, prizeFor, promisedBy, returnRest, setAside } from '#casino/campaigns/draws/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { ShelfPrize } from '../contract.ts'
import { rewardOf, type ShelfItem } from '../shelf-item.ts'
import { emptyStock, insertStock, stockOf, takenBy } from './shelf-store.ts'

/** Problems of items, for their author. */
export const faultsOfShelf = (house: House, items: readonly ShelfItem[]): string[] => [
  ...(new Set(items.map(({ id }) => id)).size < items.length ? ['settings: two prizes have the same id'] : []),
  ...items.flatMap((item) => faultsOfReward(house, `settings: prize ${item.id}`, rewardOf(item))),
]

/** Maximum cost of a shelf, by asset. */
export const promisedByShelf = (house: House, items: readonly ShelfItem[]): Map<string, bigint> => promisedBy(house, items.map(rewardOf))

interface Shelf {
  /** Its name, and that of its fund: `lottery:7`. */
  readonly shelf: string
  readonly items: readonly ShelfItem[]
  /** What is set aside in the same fund beside its items, by asset. */
  readonly beside?: ReadonlyMap<string, bigint>
}

const inFund = (house: House, { items, beside = new Map() }: Shelf): Map<string, bigint> => {
  const promised = promisedByShelf(house, items)
  for (const [asset, amount_minor] of beside) promised.set(asset, (promised.get(asset) ?? 0n) + amount_minor)
  return promised
}

/** Puts items on a shelf and sets them aside, in the transaction that publishes them, before anybody sees them. */
export const openShelf = async (tx: Tx, house: House, shelf: Shelf): Promise<void> => {
  await insertStock(tx, shelf.shelf, new Map(shelf.items.map(({ id, stock }) => [id, stock])))
  await setAside(tx, house, shelf.shelf, inFund(house, shelf))
}

/** Nobody takes any more: the rest goes back. */
export const closeShelf = async (tx: Tx, house: House, shelf: Shelf): Promise<void> => {
  await emptyStock(tx, shelf.shelf)
  await returnRest(tx, house, shelf.shelf, inFund(house, shelf))
}

/** The items of a shelf as a visitor sees them. */
export const shelfView = async (viewer: Viewer, shelf: string, items: readonly ShelfItem[]): Promise<ShelfPrize[]> => {
  const { house, language, player_id } = viewer
  const [currency, left, had] = await Promise.all([
    currencyOfViewer(viewer),
    stockOf(house.db, shelf),
    player_id === null ? new Map<number, number>() : takenBy(house.db, shelf, player_id),
  ])
  return items.map((item) => ({
    id: item.id,
    cost: item.cost,
    prize: sayPrize(house, language, prizeFor(rewardOf(item), currency)),
    left: left.get(item.id) ?? 0,
    stock: item.stock,
    had: had.get(item.id) ?? 0,
    mostEach: item.most_each ?? null,
  }))
}
