import type { House } from '#kernel/house.ts'
import { newestCampaign } from './campaign-store.ts'
import { readDocument, type CampaignDocument } from './document.ts'
import { publishCampaign, writeDraft } from './publish-campaign.ts'

/**
 * Publishes a demo campaign, unless one with its slug is not settled yet. Throws if it cannot be published, so that errors in demo
 * content are noticed; skips campaigns for other brands or licences.
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
