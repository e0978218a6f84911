import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import type { House } from '#kernel/house.ts'
import { demoHorseshoe, demoSevens, demoVegas } from './demo-campaigns.ts'

/** Three documents of one kit; what they look like is a word of theirs. */
export const seed = async (house: House): Promise<void> => {
  for (const document of [demoSevens, demoVegas, demoHorseshoe]) await seedCampaign(house, document(house.clock.now()))
}
