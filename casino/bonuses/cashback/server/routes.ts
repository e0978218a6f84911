import { handle } from '#kernel/http/handle.ts'
import { applyCashback, applyCurrentCashback, chooseCashback, getDashboard, payCashback, payCashbackById } from '../contract.ts'
import { choose } from './choose-cashback.ts'
import { dashboardOf } from './dashboard.ts'
import { payTo } from './pay-cashback.ts'

export const routes = [
  handle(getDashboard, async ({ house, player_id }) => ({ data: await dashboardOf(house, player_id) })),
  handle(applyCashback, ({ house, player_id, body }) => payTo(house, player_id, body.id === undefined ? 'current' : BigInt(body.id))),
  handle(applyCurrentCashback, ({ house, player_id }) => payTo(house, player_id, 'current')),
  handle(payCashback, ({ house, player_id }) => payTo(house, player_id, 'all')),
  handle(payCashbackById, ({ house, player_id, params }) => payTo(house, player_id, BigInt(params.id))),
  handle(chooseCashback, choose),
]
