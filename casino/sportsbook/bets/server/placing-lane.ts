import { stakesTaken } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { createLane, type Lane } from '#kernel/lanes/lane.ts'
import { remedyFor } from '#kernel/lanes/remedy-for.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { BetRow } from './bet-store.ts'
import { changedLimits } from './limits.ts'
import type { Order } from './order.ts'
import { placeOrders, type Placed } from './place-orders.ts'

const max_batch = 64
/** Some seconds of work: beyond it players are told to try again. */
const max_waiting = 4_096

const run = async (house: House, orders: readonly Order[]): Promise<Placed[]> => {
  const changed = await changedLimits(house)
  const placed = await inTransaction(house.db, (tx) => placeOrders(tx, house, orders, changed))
  stakesTaken(
    house,
    orders.map(({ player_id }) => player_id),
  )
  return placed
}

const openLane = (house: House): Lane<Order, Placed> =>
  createLane({
    run: (orders) => run(house, orders),
    names: ({ player_id, key }) => [`${player_id} ${key}`],
    isLater: (placed) => placed === 'later',
    // A refusal of the whole is that of a book without room for all: each half may still fit.
    remedyFor: (error) => (error instanceof Refusal ? 'apart' : remedyFor(error)),
    max_batch,
    max_waiting,
    overloaded: () => new Refusal('temporarily-unavailable', { retry_after_s: 1 }, 503),
  })

/** One lane, as that of rounds (decision 0011): two would wait for each other at the books of popular outcomes. */
const laneOf = perHouse(openLane)

/** What is staked or priced by somebody else may be refused after they have noted it, and their locks would hold others up. */
const comesAlone = ({ slip, boost, credit }: Order): boolean => boost !== null || credit !== undefined || slip.bet_type === 'builder'

/** Places an order beside others that come at the same time: they share a transaction, as rounds do. Throws its refusal. */
export const placeOrder = async (house: House, order: Order): Promise<BetRow> => {
  const placed = comesAlone(order) ? (await run(house, [order]))[0] : await laneOf(house).settle(order)
  if (typeof placed !== 'object') throw new Error('an order that came alone was not decided')
  if ('refusal' in placed) throw placed.refusal
  return placed.bet
}
