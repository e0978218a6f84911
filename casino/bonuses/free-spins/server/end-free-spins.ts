import { closePurse, endFreeSpins, fundAccount, houseAccount } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { FreeSpinsEvent, PortionState } from '../rules.ts'
import { refuse } from '../contract.ts'
import { fundNameOf } from './funds.ts'
import { isGiftOf, lockGift, lockOfBonuses, lockOfKeys, lockOpen, lockToEnd, setEnded, type PortionRow } from './store.ts'
import { tell } from './tell.ts'

type Ending = Extract<PortionState, 'used' | 'expired' | 'canceled'>

const eventOf = { used: 'complete', expired: 'expired', canceled: 'canceled' } as const satisfies Record<Ending, FreeSpinsEvent>

/**
 * Ends locked portions as the ledger finds each under its player's lock: one whose last spin was played meanwhile is used up, whatever it
 * was ended for. Of a gift without portions left what was not played is the house's again.
 */
const end = async (tx: Tx, house: House, rows: readonly PortionRow[], otherwise: Ending): Promise<void> => {
  if (rows.length === 0) return
  const now = house.clock.now()
  const ended_now = new Set(
    (
      await endFreeSpins(
        tx,
        house,
        rows.map(({ id }) => id),
      )
    ).map(({ free_spins_id }) => free_spins_id),
  )
  const ended = rows.map((row) => ({ row, state: row.state === 'waiting' || ended_now.has(row.id) ? otherwise : ('used' as const) }))
  const over = await setEnded(
    tx,
    ended.map(({ row, state }) => ({ id: row.id, state })),
    now,
  )
  for (const { id, asset } of over)
    await closePurse(tx, house, {
      key: `${fundNameOf(id)}:rest`,
      from: fundAccount(fundNameOf(id), asset),
      to: houseAccount('promotions', asset),
      reason: 'prize-fund',
      reference: fundNameOf(id),
    })
  await tell(
    tx,
    house,
    ended.map(({ row, state }) => ({ row, event: eventOf[state], left: 0 })),
  )
}

/** The last spin of portions was played; once, however often it is heard. */
export const endUsed = async (tx: Tx, house: House, ids: readonly bigint[]): Promise<void> =>
  end(tx, house, await lockOpen(tx, ids), 'used')

/** Bonuses were given up or ran out: the spins whose wins would be theirs go with them. */
export const cancelFreeSpinsOf = async (tx: Tx, house: House, bonus_ids: readonly bigint[]): Promise<void> => {
  if (bonus_ids.length > 0) await end(tx, house, await lockOfBonuses(tx, bonus_ids), 'canceled')
}

/** The reason for gifts has gone: what was not played goes back to the house, wherever their wins go; what was won stays. */
export const cancelGiftsOf = async (tx: Tx, house: House, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await end(tx, house, await lockOfKeys(tx, keys), 'canceled')
}

/**
 * Gives a player's gift up, portions to come too: what was not played goes back to the house, and what was won stays. A spin under way ends
 * first. Refusals: `free-spins-not-there` (404), `free-spins-over`.
 */
export const cancelGift = (house: House, player_id: bigint, grant_id: bigint): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    if (!(await isGiftOf(tx, player_id, grant_id))) return refuse('free-spins-not-there', {}, 404)
    const rows = await lockGift(tx, player_id, grant_id)
    if (rows.length === 0) return refuse('free-spins-over')
    await end(tx, house, rows, 'canceled')
  })

const at_once = 500

/** Ends what was not played in time, some at once; of who takes a break too, as a bonus that they have begun. */
export const expireFreeSpins = async (house: House): Promise<void> => {
  for (;;) {
    const ended = await inTransaction(house.db, async (tx) => {
      const rows = await lockToEnd(tx, house.clock.now(), at_once)
      await end(tx, house, rows, 'expired')
      return rows.length
    })
    if (ended < at_once) return
  }
}
