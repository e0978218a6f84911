/** For slices that provide kinds of campaign: list their campaigns and documents. The seed publishes demo campaigns. */
export { campaignById, campaignBySlug, campaignsOfKind, documentsOfKind, type CampaignRow } from './campaign-store.ts'
export { currentCampaign, drawsOfCampaign, type CurrentCampaign } from './current-campaign.ts'
export { demoMoney, demoSpins, demoStakes } from './demo-content.ts'
export { demoDates } from './demo-dates.ts'
export { readDocument, type CampaignDocument } from './document.ts'
export { endCampaign, publishCampaign, writeDraft } from './publish-campaign.ts'
export { seedCampaign } from './seed-campaign.ts'
