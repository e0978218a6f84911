import { currentCampaign, type CurrentCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import type { ShelfItem } from '#casino/campaigns/shelves/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { LevelId } from '../rules.ts'
import { settingsOf, type LotterySettings } from './settings.ts'

export const owner = 'loyalty/lottery'
export const kind = 'lottery'

export interface FoundLottery extends CurrentCampaign {
  readonly settings: LotterySettings
}

/** Name of the shelf with the prizes of levels, and of the fund of these and of the gift. */
export const shelfOfLottery = (campaign_id: number | bigint): string => `lottery:${campaign_id}`

/** The lottery that runs, or else the one that comes next. */
export const currentLottery = async (house: House, db: Executor = house.db): Promise<FoundLottery | null> => {
  const found = await currentCampaign(house, kind, db)
  return found && { ...found, settings: settingsOf(found.campaign.document) }
}

/** The lottery that runs now. */
export const runningLottery = async (house: House, db: Executor = house.db): Promise<FoundLottery | null> => {
  const found = await currentLottery(house, db)
  return found?.state === 'active' ? found : null
}

export const shelfPrizeOf = (
  { settings }: FoundLottery,
  prize_id: number,
): { readonly level: LevelId; readonly item: ShelfItem } | undefined =>
  settings.levels.flatMap(({ id: level, prizes }) => prizes.map((item) => ({ level, item }))).find(({ item }) => item.id === prize_id)
