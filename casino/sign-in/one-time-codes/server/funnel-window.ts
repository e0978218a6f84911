import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { defineMainData } from '#kernel/slice.ts'
import type { funnelShowedEndpoint } from '../contract.ts'
import { funnelWindows, put_aside_ms } from '../rules.ts'
import { FunnelMainData } from '../main-data.ts'
import { selectPutAside, writePutAside } from './funnel-window-store.ts'

/** API-281: records that the window was closed, so that it does not open on another device. */
export const rememberShowed = async ({ house, player_id }: Call<typeof funnelShowedEndpoint>) => {
  await countTry(house, funnelWindows, String(player_id))
  await writePutAside(house.db, player_id, house.clock.now())
  return {}
}

/** Whether it was closed within the last day. Read by the page before it opens the window (AU-020). */
export const mainData = defineMainData({
  name: 'funnel',
  schema: FunnelMainData,
  read: selectPutAside,
  fields: (row, { house }) => ({
    isFunnelPopupShowed: typeof row === 'string' && house.clock.now().getTime() - new Date(row).getTime() < put_aside_ms,
  }),
})
