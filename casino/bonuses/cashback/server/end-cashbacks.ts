import { fundAccount, houseAccount, postAll } from '#casino/money/wallet/server/api.ts'
import { PlayerErased } from '#casino/players/personal-data/events.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { onInTransaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { tell } from './make-cashbacks.ts'
import { endCashbacks, lockEnding } from './store.ts'

const at_once = 500

/** What was not taken goes back to the house, out of the fund in which it stood. */
const end = async (tx: Tx, house: House, of: Parameters<typeof lockEnding>[1]): Promise<number> => {
  const rows = await lockEnding(tx, of, at_once)
  if (rows.length === 0) return 0
  await postAll(
    tx,
    house,
    rows.map(({ id, fund, currency, amount }) => ({
      key: `cashback:${id}:returned`,
      reason: 'prize-fund',
      reference: fund,
      postings: [{ from: fundAccount(fund, currency), to: houseAccount('promotions', currency), amount_minor: amount }],
    })),
  )
  await endCashbacks(
    tx,
    rows.map(({ id }) => id),
    { state: 'expired', at: house.clock.now() },
  )
  await tell(tx, house, rows, 'expired')
  return rows.length
}

/** Ends what nobody took in time. */
export const expireCashbacks = async (house: House): Promise<void> => {
  while ((await inTransaction(house.db, (tx) => end(tx, house, { due_at: house.clock.now() }))) === at_once) {
    // Some at a time.
  }
  house.facts.wake()
}

export const reactions = [
  onInTransaction(PlayerErased, async ({ data }, tx, house) => void (await end(tx, house, { player_id: BigInt(data.player_id) }))),
]
