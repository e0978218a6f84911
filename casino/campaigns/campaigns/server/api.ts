/** What the slices that run campaigns ask: which there are of their kind, and what they promise. Demo content is published by the seed. */
export { campaignById, campaignsOfKind, type CampaignRow } from './campaign-store.ts'
export { readDocument, type CampaignDocument } from './document.ts'
export { endCampaign, publishCampaign, writeDraft } from './publish-campaign.ts'
export { seedCampaign } from './seed-campaign.ts'
