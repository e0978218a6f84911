import type { House } from '#kernel/house.ts'
import { heldBefore, newestCampaign } from './campaign-store.ts'
import type { CampaignDocument } from './document.ts'
import { seedCampaign } from './seed-campaign.ts'

/** How long the result of a round is to be seen before the next one begins. */
const result_shown_ms = 24 * 3_600_000

/**
 * Publishes a demo contest whose page shows one at a time: once one is settled the next is announced for a day after its end, or at once if
 * that has passed. Like `seedCampaign` otherwise.
 */
export const seedNextRound = async (house: House, written: CampaignDocument): Promise<void> => {
  const known = await newestCampaign(house.db, written.slug)
  const { ended_at } = await heldBefore(house.db, written.slug)
  if (known?.state !== 'settled' || !ended_at) return seedCampaign(house, written)
  const waits_ms = Math.max(0, +ended_at + result_shown_ms - +new Date(written.starts_at))
  const later = (at: string): string => new Date(+new Date(at) + waits_ms).toISOString()
  return seedCampaign(house, { ...written, starts_at: later(written.starts_at), ends_at: later(written.ends_at) })
}
