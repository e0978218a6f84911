import type { House } from '#kernel/house.ts'
import { newestCampaign } from './campaign-store.ts'
import { readDocument, type CampaignDocument } from './document.ts'
import { publishCampaign, writeDraft } from './publish-campaign.ts'

/**
 * Publishes a demo campaign, unless one of its slug is there that is not settled. Throws where it cannot be published, so that a
 * fault in demo content is seen at once; where the house's brand or licence is not meant, nothing is there to publish.
 */
export const seedCampaign = async (house: House, written: CampaignDocument): Promise<void> => {
  const read = readDocument(written)
  if (!read.document) throw new Error(`the campaign ${written.slug}: ${read.faults.join('; ')}`)
  const { document } = read
  const { brands, jurisdictions, slug } = document
  if (brands.length > 0 && !brands.includes(house.brand.name)) return
  if (jurisdictions.length > 0 && !jurisdictions.includes(house.config.jurisdiction)) return
  const known = await newestCampaign(house.db, slug)
  if (known && known.state !== 'settled') return
  await writeDraft(house, document)
  const outcome = await publishCampaign(house, slug, { actor: 'job:seed', reason: 'Demo content' })
  if (!outcome.campaign) throw new Error(`the campaign ${slug}: ${outcome.faults.join('; ')}`)
}
