import { boardState } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { drawsByIds, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { settingsOf, type LotterySettings, type ShelfPrize } from './settings.ts'

export const owner = 'loyalty/lottery'
export const kind = 'lottery'

/** Of what was published last one runs, or comes next. */
const newest = 5

export interface FoundLottery {
  readonly campaign: CampaignRow
  readonly settings: LotterySettings
  readonly state: 'soon' | 'active'
}

/** Name of the fund of the prizes of levels, and of the gift. */
export const fundOfLottery = (campaign_id: number | bigint): string => `lottery:${campaign_id}`

/** The lottery that runs, or else the one that comes next. */
export const currentLottery = async (house: House, db: Executor = house.db): Promise<FoundLottery | null> => {
  const now = house.clock.now()
  const found = (await campaignsOfKind(db, kind, newest)).flatMap((campaign): FoundLottery[] => {
    const { starts_at, ends_at } = campaign.document
    const state = boardState({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) }, now)
    return campaign.state !== 'published' || state === 'closed' ? [] : [{ campaign, settings: settingsOf(campaign.document), state }]
  })
  return found.find(({ state }) => state === 'active') ?? found.at(-1) ?? null
}

/** The lottery that runs now. */
export const runningLottery = async (house: House, db: Executor = house.db): Promise<FoundLottery | null> => {
  const found = await currentLottery(house, db)
  return found?.state === 'active' ? found : null
}

/** The draws of a lottery by their names. */
export const drawsOf = async (db: Executor, { campaign }: Pick<FoundLottery, 'campaign'>): Promise<ReadonlyMap<string, DrawRow>> => {
  const rows = new Map((await drawsByIds(db, Object.values(campaign.draws))).map((row) => [Number(row.id), row]))
  return new Map(Object.entries(campaign.draws).flatMap(([name, id]) => (rows.get(id) ? [[name, rows.get(id) as DrawRow]] : [])))
}

export const shelfPrizeOf = ({ settings }: FoundLottery, prize_id: number): (ShelfPrize & { readonly level: 1 | 2 | 3 }) | undefined =>
  settings.levels.flatMap(({ id: level, prizes }) => prizes.map((prize) => ({ ...prize, level }))).find((prize) => prize.id === prize_id)
