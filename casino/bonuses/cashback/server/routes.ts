import { handle } from '#kernel/http/handle.ts'
import { applyCashback, applyCurrentCashback, chooseCashback, getDashboard, payCashback, payCashbackById } from '../contract.ts'
import { choose } from './choose-cashback.ts'
import { dashboardOf, statusOf } from './dashboard.ts'
import { payTo } from './pay-cashback.ts'

export const routes = [
  handle(getDashboard, async (reader) => ({
    data: { ...(await dashboardOf(reader.house, reader.player_id)), ...(await statusOf(reader)) },
  })),
  handle(applyCashback, ({ house, player_id, body, key }) =>
    payTo(house, player_id, body.id === undefined ? 'current' : BigInt(body.id), key),
  ),
  handle(applyCurrentCashback, ({ house, player_id, key }) => payTo(house, player_id, 'current', key)),
  handle(payCashback, ({ house, player_id, key }) => payTo(house, player_id, 'all', key)),
  handle(payCashbackById, ({ house, player_id, params, key }) => payTo(house, player_id, BigInt(params.id), key)),
  handle(chooseCashback, choose),
]
