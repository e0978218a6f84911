import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { trackInSight } from '#casino/campaigns/campaigns/server/api.ts'
import { trackView } from '#casino/campaigns/missions/server/api.ts'
import type { JackpotMarathon } from '../contract.ts'

export const owner = 'contests/jackpot-marathon'
export const kind = 'jackpot-marathon'

/** SA-048: the marathon that runs, comes next, or is being counted; null without one. */
export const jackpotMarathon = async (viewer: Viewer): Promise<JackpotMarathon | null> => {
  const found = await trackInSight(viewer.house, kind, 'main')
  if (!found || found.track.closed_at !== null) return null
  const view = await trackView(viewer, found.track)
  return view && { ...view, text: found.campaign.document.text[viewer.language], currentSum: view.shared ?? 0 }
}
