import { pursesOf } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { MoneyBox } from '../contract.ts'
import { most_holds } from '../rules.ts'
import { boxContent } from './box-content.ts'
import { holdsOf } from './store.ts'

export const currencyOf = async (house: House, db: Executor, player_id: bigint): Promise<Currency> =>
  (await playerById(db, player_id))?.currency ?? house.brand.currency

/** The box as its player sees it (EN-079), by what the ledger holds: an item is there as long as its purse is not empty. */
export const readBox = async (house: House, player_id: bigint): Promise<MoneyBox> => {
  const currency = await currencyOf(house, house.db, player_id)
  const { principal, items } = boxContent(await pursesOf(house.db, player_id), currency)
  const rows = await holdsOf(house.db, player_id, [...items.keys()])
  const holdAmounts = rows.map(({ id, hold_till, created_at }) => ({
    transactionId: String(id),
    amount: toWire(items.get(id) ?? 0n),
    holdTill: hold_till.toISOString(),
    createdAt: created_at.toISOString(),
    isDue: hold_till <= house.clock.now(),
  }))
  const hold = holdAmounts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    balance: { playerId: Number(player_id), principal: toWire(principal), hold, total: toWire(principal) + hold },
    holdAmounts,
    holdTransactionLimit: most_holds,
    currency,
    exponent: exponentOf(currency),
  }
}
