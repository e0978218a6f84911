import { handle } from '#kernel/http/handle.ts'
import { applyCashback, applyCurrentCashback, chooseCashback, getDashboard, payCashback, payCashbackById } from '../contract.ts'
import { choose } from './choose-cashback.ts'
import { dashboardOf } from './dashboard.ts'
import { payTo } from './pay-cashback.ts'

export const routes = [
  handle(getDashboard, async ({ house, player_id }) => ({ data: await dashboardOf(house, player_id) })),
  handle(applyCashback, ({ house, player_id, body, key }) =>
    payTo(house, player_id, body.id === undefined ? 'current' : BigInt(body.id), key),
  ),
  handle(applyCurrentCashback, ({ house, player_id, key }) => payTo(house, player_id, 'current', key)),
  handle(payCashback, ({ house, player_id, key }) => payTo(house, player_id, 'all', key)),
  handle(payCashbackById, ({ house, player_id, params, key }) => payTo(house, player_id, BigInt(params.id), key)),
  handle(chooseCashback, choose),
]
