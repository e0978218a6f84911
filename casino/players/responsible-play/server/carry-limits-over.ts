import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { limitInCurrency } from '../currency-rules.ts'
import { announceControls } from './controls.ts'
import { holdPlayer, readLimits, writeLimit } from './store.ts'

export interface CurrencyStep {
  readonly from: Currency
  readonly to: Currency
}

/**
 * Converts a player's money limits after a change of currency, so that it cannot be used to avoid them (decision 0070). `follow`
 * makes the other changes: it runs with the limits locked and before they are announced again, so that the ledger has already
 * converted their usage. The player's registered currency is the new one by then.
 */
export const carryLimitsOver = async (
  tx: Tx,
  house: House,
  player_id: bigint,
  { from, to }: CurrencyStep,
  follow: () => Promise<void>,
): Promise<void> => {
  const at = house.clock.now()
  const player = await holdPlayer(tx, player_id)
  await follow()
  for (const limit of await readLimits(tx, player_id)) {
    if (limit.kind === 'session' || (limit.amount === null && limit.increase === null)) continue
    const carried = { ...limit, ...limitInCurrency(limit, from, to) }
    await writeLimit(tx, player_id, carried, { step: 'currency-changed', before: limit.amount, amount: carried.amount, at })
  }
  await announceControls(tx, house, player_id, player)
}
