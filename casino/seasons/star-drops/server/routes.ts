import { drawnView, sectorOf } from '#casino/campaigns/draws/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import * as calls from '../contract.ts'
import type { Drop } from '../rules.ts'
import { buy, tryDrop } from './spend-stars.ts'
import { balanceOfPlayer, merchShop, starDropsView } from './star-drops.ts'

interface Call {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint
  readonly body: { readonly clientSeed?: string }
  readonly key: string
}

/** One try, what it brought, and what is left. */
const drawn = async ({ house, language, player_id, body, key }: Call, drop: Drop) => {
  const { draw, fall } = await tryDrop(house, drop, { player_id, key, client_seed: body.clientSeed ?? key })
  return { ...drawnView({ house, language }, draw, fall), balance: await balanceOfPlayer(house, player_id), sector: sectorOf(draw, fall) }
}

export const routes = [
  handle(calls.getStarDrops, async (viewer) => ({ data: await starDropsView(viewer) })),
  handle(calls.spinStarWheel, async (call) => ({ data: await drawn(call, 'wheel') })),
  handle(calls.openLootbox, async (call) => {
    const { sector: _sector, ...data } = await drawn(call, 'lootbox')
    return { data }
  }),
  handle(calls.askSphere, async (call) => {
    const { sector: _sector, ...data } = await drawn(call, 'sphere')
    return { data: { ...data, spherePrize: data.prize } }
  }),
  handle(calls.getMerchShop, async (viewer) => ({ data: await merchShop(viewer) })),
  handle(calls.buyMerch, async ({ body: { id }, key, ...viewer }) => {
    const { house, player_id } = viewer
    await buy(house, { player_id, id, key })
    const item = (await merchShop(viewer)).find((one) => one.id === id) ?? calls.refuse('star-drops-closed')
    return { data: { item, balance: await balanceOfPlayer(house, player_id) } }
  }),
]
