import { fillFund } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { CashbackChanged } from '../events.ts'
import type { CashbackState } from '../rules.ts'
import { insertCashbacks, type CashbackRow, type NewCashback } from './store.ts'

export const tell = (tx: Tx, house: House, rows: readonly CashbackRow[], state: CashbackState): Promise<void> =>
  announce(
    tx,
    house,
    rows.map(({ id, player_id, amount, currency }) =>
      CashbackChanged({ cashback_id: toWire(id), state, amount_minor: toWire(amount), currency }, player_id),
    ),
  )

/** Writes what is due and sets its money aside in the same transaction. `step` names this filling of the fund once. */
export const makeCashbacks = async (tx: Tx, house: House, made: readonly NewCashback[], step: string): Promise<void> => {
  const rows = await insertCashbacks(tx, made, house.clock.now())
  for (const [key, some] of Map.groupBy(rows, ({ fund, currency }) => `${fund} ${currency}`)) {
    const [campaign = '', asset = ''] = key.split(' ')
    await fillFund(tx, house, { campaign, asset, step, amount_minor: some.reduce((sum, { amount }) => sum + amount, 0n) })
  }
  await tell(tx, house, rows, 'available')
}
