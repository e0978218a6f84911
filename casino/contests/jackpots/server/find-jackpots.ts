import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { drawsByIds, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { looks, type Look } from '../rules.ts'

export const owner = 'contests/jackpots'
export const kind = 'jackpot'

/** A campaign with its draw, each of whose outcomes is a pot. */
export interface FoundJackpots {
  readonly campaign: CampaignRow
  readonly draw: DrawRow
  readonly look: Look
}

export const lookOf = (settings: Readonly<Record<string, unknown>>): Look => looks.find((look) => look === settings['look']) ?? 'plain'

/** Every campaign of pots, the latest first. */
const allJackpots = async (db: Executor): Promise<FoundJackpots[]> => {
  const campaigns = await campaignsOfKind(db, kind)
  const draws = await drawsByIds(
    db,
    campaigns.map((campaign) => campaign.draws['main'] ?? 0),
  )
  return campaigns.flatMap((campaign): FoundJackpots[] => {
    const draw = draws.find(({ id }) => Number(id) === campaign.draws['main'])
    return draw ? [{ campaign, draw, look: lookOf(campaign.document.settings) }] : []
  })
}

/** Those that are not closed; the one that ends first before the others. */
export const openJackpots = async (db: Executor): Promise<FoundJackpots[]> =>
  (await allJackpots(db)).filter(({ draw }) => draw.closed_at === null).toSorted((one, other) => +one.draw.ends_at - +other.draw.ends_at)

/** The one of a look that runs, or comes next. */
export const openOfLook = async (db: Executor, look: Look, now: Date): Promise<FoundJackpots | undefined> => {
  const open = (await openJackpots(db)).filter((found) => found.look === look)
  return open.find(({ draw }) => draw.starts_at <= now && now < draw.ends_at) ?? open[0]
}

/** Those of a look that are over, or not. */
export const drawsOfLook = async (db: Executor, look: Look, is_closed: boolean): Promise<bigint[]> =>
  (await allJackpots(db)).filter((found) => found.look === look && (found.draw.closed_at !== null) === is_closed).map(({ draw }) => draw.id)
