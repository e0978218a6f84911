import { getItemsInfo, markSectionSeen } from '#casino/site/menu/contract.ts'
import { clearCounter, countersOf, readCounters } from '#casino/site/menu/server/store.ts'
import { menuOf, prepareMenu } from '#casino/site/menu/server/menu-of.ts'
import { texts } from '#casino/site/menu/texts.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({
  name: 'site/menu',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [
    handle(getItemsInfo, async ({ house, player_id }) => ({ data: player_id === null ? {} : await readCounters(house.db, player_id) })),
    handle(markSectionSeen, async ({ house, player_id, body }) => {
      await clearCounter(house.db, player_id, body.section)
      return { data: await readCounters(house.db, player_id) }
    }),
  ],
  mainData: {
    read: countersOf,
    fields: (row, context) => ({ header: { menu: menuOf(row as Record<string, number> | null, context) } }),
  },
  start: prepareMenu,
})
