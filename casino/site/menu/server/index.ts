import { getItemsInfo, markSectionSeen } from '../contract.ts'
import { countersAt, type Unseen } from '../rules.ts'
import { clearCounter, readCounters, unseenOf } from './store.ts'
import { menuOf, prepareMenu } from './menu-of.ts'
import { menuEntries, unseenThings } from '../extensions.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { handle } from '#kernel/http/handle.ts'
import { MenuMainData } from '../main-data.ts'
import { defineMainData, defineServerSlice } from '#kernel/slice.ts'
import { reactions, reactionsToUnseenThings } from './reactions.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'site/menu',
  // Nobody waits for a counter.
  gather_ms: 1_000,
  migrations: new URL('./migrations/', import.meta.url),
  routes: [
    handle(getItemsInfo, async ({ house, player_id }) => ({
      data: player_id === null ? {} : await readCounters(house.db, player_id, house.clock.now()),
    })),
    handle(markSectionSeen, async ({ house, player_id, body }) => {
      const now = house.clock.now()
      await inTransaction(house.db, (tx) => clearCounter(tx, player_id, body.section, now))
      return { data: await readCounters(house.db, player_id, now) }
    }),
  ],
  mainData: defineMainData({
    name: 'menu',
    schema: MenuMainData,
    read: unseenOf,
    fields: (row, context) => {
      const counters = row === null ? null : countersAt(row as Unseen, context.house.clock.now())
      return { header: { menu: menuOf(counters, context) } }
    },
  }),
  extensions: [menuEntries, unseenThings],
  reactions,
  reactionsOfExtensions: reactionsToUnseenThings,
  start: prepareMenu,
  personalData,
})
