import { boardById, boardState, shownState, type BoardRow } from '#casino/campaigns/boards/server/api.ts'
import { trackById, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import type { House } from '#kernel/house.ts'
import { campaignsOfKind, type CampaignRow } from './campaign-store.ts'

/** A campaign's state as a whole; a part with a time of its own has a state of its own. */
export const stateOfCampaign = ({ document, state }: CampaignRow, now: Date): 'soon' | 'active' | 'closed' =>
  state === 'settled' ? 'closed' : boardState({ starts_at: new Date(document.starts_at), ends_at: new Date(document.ends_at) }, now)

export interface CampaignInSight {
  readonly campaign: CampaignRow
  readonly board: BoardRow
  /** `finish`: the board counts no more, and what it brought can still be taken. */
  readonly state: 'soon' | 'active' | 'finish' | 'closed'
}

/** Of what was published last one runs, or comes next, or was the last. */
const newest = 5

/** The campaign of a kind that runs; or else comes next; or else was the last. */
const shownCampaign = async (house: House, kind: string): Promise<CampaignRow | undefined> => {
  const now = house.clock.now()
  const all = await campaignsOfKind(house.db, kind, newest)
  const stateOf = (campaign: CampaignRow) => stateOfCampaign(campaign, now)
  return all.find((one) => stateOf(one) === 'active') ?? all.findLast((one) => stateOf(one) === 'soon') ?? all[0]
}

/** The campaign of a kind with a board of this name that runs; or else comes next; or else was the last. Null if there was none. */
export const campaignInSight = async (house: House, kind: string, board_name: string): Promise<CampaignInSight | null> => {
  const now = house.clock.now()
  const campaign = await shownCampaign(house, kind)
  const board = campaign && (await boardById(house.db, campaign.boards[board_name] ?? 0))
  if (!board) return null
  const state = stateOfCampaign(campaign, now)
  return { campaign, board, state: state === 'active' && shownState(board, now) === 'closed' ? 'finish' : state }
}

export interface TrackInSight {
  readonly campaign: CampaignRow
  readonly track: TrackRow
  readonly state: 'soon' | 'active' | 'closed'
}

/** The same of a campaign with a track of this name. Null if there was none. */
export const trackInSight = async (house: House, kind: string, track_name: string): Promise<TrackInSight | null> => {
  const campaign = await shownCampaign(house, kind)
  const track = campaign && (await trackById(house.db, campaign.tracks[track_name] ?? 0))
  return track ? { campaign, track, state: stateOfCampaign(campaign, house.clock.now()) } : null
}
