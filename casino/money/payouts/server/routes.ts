import { handle } from '#kernel/http/handle.ts'
import {
  cancelPayout,
  checkPayout,
  chooseTurboCashout,
  getPayoutMethods,
  getTurboCashout,
  listPayouts,
  requestPayout,
} from '../contract.ts'
import { callBack } from './cancel-payout.ts'
import { openMethods } from './open-methods.ts'
import { payoutLine, payoutLines } from './payout-line.ts'
import { askForPayout, checkOnly } from './request-payout.ts'
import { listPayoutsOf } from './store.ts'
import { chooseTurbo, turboOf } from './turbo.ts'

export const routes = [
  handle(getPayoutMethods, async ({ house, player_id, language }) => ({ data: await openMethods(house, player_id, language) })),
  handle(checkPayout, checkOnly),
  handle(requestPayout, (call) => askForPayout(call)),
  handle(listPayouts, async ({ house, player_id, language, query }) => {
    const { limit = 20, offset = 0 } = query
    const rows = await listPayoutsOf(house.db, player_id, limit, offset)
    return { data: await payoutLines(house, house.db, language, rows.slice(0, limit)), hasMore: rows.length > limit }
  }),
  handle(cancelPayout, async ({ house, player_id, language, params }) => ({
    data: await payoutLine(house, language, await callBack(house, player_id, BigInt(params.id))),
  })),
  handle(getTurboCashout, async ({ house, player_id }) => ({ data: await turboOf(house, house.db, player_id) })),
  handle(chooseTurboCashout, chooseTurbo),
]
