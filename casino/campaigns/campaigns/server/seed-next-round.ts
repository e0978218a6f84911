import type { House } from '#kernel/house.ts'
import { newestCampaign, settledOf } from './campaign-store.ts'
import type { CampaignDocument } from './document.ts'
import { seedCampaign } from './seed-campaign.ts'

/** How long the result of a round is to be seen before the next one begins. */
const result_shown_ms = 24 * 3_600_000

const numbered = (title: CampaignDocument['title'], round: number): CampaignDocument['title'] => ({
  uk: `${title.uk}, раунд ${round}`,
  ru: `${title.ru}, раунд ${round}`,
  en: `${title.en}, round ${round}`,
})

/**
 * Publishes a demo contest that is held in rounds: once one is settled the next is announced under its number, a day after the last one's end
 * or at once if that has passed, so that no contest is held a second time as if it had not ended. Like `seedCampaign` otherwise.
 */
export const seedNextRound = async (house: House, written: CampaignDocument): Promise<void> => {
  const known = await newestCampaign(house.db, written.slug)
  if (known?.state !== 'settled') return seedCampaign(house, written)
  const { count, ended_at } = await settledOf(house.db, written.slug)
  const waits_ms = Math.max(0, +ended_at + result_shown_ms - +new Date(written.starts_at))
  const later = (at: string): string => new Date(+new Date(at) + waits_ms).toISOString()
  return seedCampaign(house, {
    ...written,
    title: numbered(written.title, count + 1),
    starts_at: later(written.starts_at),
    ends_at: later(written.ends_at),
  })
}
