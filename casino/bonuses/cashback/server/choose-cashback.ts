import type { Call } from '#kernel/http/handle.ts'
import { type chooseCashback, refuse } from '../contract.ts'
import { dashboardOf } from './dashboard.ts'
import { cashbackOfPlayer, markChosen } from './store.ts'

/** API-191: this one is taken next. Refusals: `cashback-unknown`, `cashback-paid`. */
export const choose = async ({ house, player_id, body }: Call<typeof chooseCashback>) => {
  const id = BigInt(body.cashbackId)
  if (!(await markChosen(house.db, player_id, id, house.clock.now())))
    refuse((await cashbackOfPlayer(house.db, player_id, id))?.state === 'paid' ? 'cashback-paid' : 'cashback-unknown')
  return { data: await dashboardOf(house, player_id) }
}
