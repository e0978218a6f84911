import { adoptStock } from '#casino/campaigns/shelves/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { takeFormerStock } from './gift-store.ts'
import { shelfOfLottery } from './lotteries.ts'

/** A lottery that was published before there were shelves has its prizes on one from the next start on, as many as were left; its fund is the same. */
export const moveToShelves = (house: House): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const former = Map.groupBy(await takeFormerStock(tx), ({ campaign_id }) => campaign_id)
    for (const [campaign_id, rows] of former)
      await adoptStock(tx, shelfOfLottery(campaign_id), new Map(rows.map(({ item, left_count }) => [item, left_count])))
  })
