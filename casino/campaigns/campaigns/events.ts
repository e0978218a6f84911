import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const campaign = { campaign_id: Type.Integer(), slug: Type.String(), kind: Type.String() }

/** A campaign's document was validated, its prizes were funded, and it was scheduled. */
export const CampaignPublished = defineFact('campaigns/campaigns.published', Type.Object(campaign))

/** All boards, draws and tracks of a campaign are closed: prizes are paid, and the rest of the funds was returned. */
export const CampaignSettled = defineFact('campaigns/campaigns.settled', Type.Object(campaign))
