import { closePurse, endFreeSpins, fundAccount, houseAccount } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { FreeSpinsEvent, PortionState } from '../rules.ts'
import { fundNameOf } from './funds.ts'
import { lockOfBonuses, lockOpen, lockToEnd, setEnded, type PortionRow } from './store.ts'
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

const at_once = 500

/** Ends what was not played in time, some at once. */
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
