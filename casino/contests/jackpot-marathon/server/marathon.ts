import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import type { JackpotMarathon } from '../contract.ts'

export const owner = 'contests/jackpot-marathon'
export const kind = 'jackpot-marathon'

interface Found {
  readonly campaign: CampaignRow
  readonly track: TrackRow
}

/** SA-048: the marathon that runs, else the one that comes next; null without one. */
export const jackpotMarathon = async (viewer: Viewer): Promise<JackpotMarathon | null> => {
  const { house, language } = viewer
  const now = house.clock.now()
  const campaigns = await campaignsOfKind(house.db, kind)
  const found = await Promise.all(
    campaigns.map(async (campaign): Promise<Found[]> => {
      const track = await trackById(house.db, campaign.tracks['main'] ?? 0)
      return track?.closed_at === null ? [{ campaign, track }] : []
    }),
  )
  const open = found.flat().toSorted((one, other) => +one.track.ends_at - +other.track.ends_at)
  const shown = open.find(({ track }) => track.starts_at <= now && now < track.ends_at) ?? open[0]
  if (!shown) return null
  const view = await trackView(viewer, shown.track)
  return view && { ...view, text: shown.campaign.document.text[language], currentSum: view.shared ?? 0 }
}
