import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import type { House } from '#kernel/house.ts'
import { demoTournaments } from './demo-campaigns.ts'

/** Demo tournaments, each a document; once one is settled the next start brings it anew, under its number. */
export const seed = async (house: House): Promise<void> => {
  for (const document of demoTournaments(house.clock.now())) await seedCampaign(house, document)
}
