import { campaignsOfKind, stateOfCampaign, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import type { PlayerStatus } from '#casino/bonuses/cashback/contract.ts'
import type { StatusReader } from '#casino/bonuses/cashback/extensions.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { placeOf, type StatusLevel } from '../rules.ts'
import { settingsOf } from './settings.ts'
import { totalOf } from './standing-store.ts'

export const owner = 'loyalty/classification'
export const kind = 'classification'
/** The profile's tab that shows the status. */
export const link = '/profile/?tab=status'

/** Name of the shelf on which exchanges stand, and of its fund. */
export const shelfOf = (campaign_id: number | bigint): string => `classification:${campaign_id}`

/** Of what was published last one is in force. */
const newest = 5

export interface InForce {
  readonly campaign: CampaignRow
  /** Whether medals are exchanged: it runs, and no operator ended it. */
  readonly is_open: boolean
}

/** The document that says what levels there are: the one that runs, or else the last that did. Null before the first begins. */
export const inForce = async (house: House, db: Executor = house.db): Promise<InForce | null> => {
  const now = house.clock.now()
  const begun = (await campaignsOfKind(db, kind, newest)).filter((campaign) => stateOfCampaign(campaign, now) !== 'soon')
  const running = begun.find((campaign) => campaign.state === 'published' && stateOfCampaign(campaign, now) === 'active')
  const campaign = running ?? begun[0]
  return campaign ? { campaign, is_open: campaign === running } : null
}

const levelIn = (language: Language, { id, name }: StatusLevel) => ({ id, name: name[language] })

/** EN-036: points and levels of a document in the words of a language. */
export const statusIn = (language: Language, levels: readonly StatusLevel[], total_cp: number): PlayerStatus => {
  const { level, next } = placeOf(levels, total_cp)
  return {
    current: { totalCp: total_cp, level: level && levelIn(language, level) },
    next: next && { level: levelIn(language, next), cp: next.from_points },
  }
}

/** API-049b: the status of a player, as their dashboard tells it. */
export const statusOf = async ({ house, language, player_id }: StatusReader): Promise<PlayerStatus> => {
  const [found, total_cp] = await Promise.all([inForce(house), totalOf(house.db, player_id)])
  return statusIn(language, found ? settingsOf(found.campaign.document).levels : [], total_cp)
}
