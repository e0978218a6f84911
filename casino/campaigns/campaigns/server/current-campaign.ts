import { boardState } from '#casino/campaigns/boards/server/api.ts'
import { drawsByIds, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { campaignsOfKind, type CampaignRow } from './campaign-store.ts'

/** Of what was published last one runs, or comes next. */
const newest = 5

export interface CurrentCampaign {
  readonly campaign: CampaignRow
  readonly state: 'soon' | 'active'
}

/** For kinds with one campaign at a time: the one that runs, or else the one that comes next. One that an operator ended is over. */
export const currentCampaign = async (house: House, kind: string, db: Executor = house.db): Promise<CurrentCampaign | null> => {
  const now = house.clock.now()
  const found = (await campaignsOfKind(db, kind, newest)).flatMap((campaign): CurrentCampaign[] => {
    const { starts_at, ends_at } = campaign.document
    const state = boardState({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) }, now)
    return campaign.state !== 'published' || state === 'closed' ? [] : [{ campaign, state }]
  })
  return found.find(({ state }) => state === 'active') ?? found.at(-1) ?? null
}

/** The draws of a campaign by their names in its document. */
export const drawsOfCampaign = async (db: Executor, { draws }: Pick<CampaignRow, 'draws'>): Promise<ReadonlyMap<string, DrawRow>> => {
  const rows = new Map((await drawsByIds(db, Object.values(draws))).map((row) => [Number(row.id), row]))
  return new Map(
    Object.entries(draws).flatMap(([name, id]) => {
      const row = rows.get(id)
      return row ? [[name, row]] : []
    }),
  )
}
