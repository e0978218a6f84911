import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const campaign = { campaign_id: Type.Integer(), slug: Type.String(), kind: Type.String() }

/** A campaign's document was checked, its prizes were set aside, and it stands in the calendar. */
export const CampaignPublished = defineFact('campaigns/campaigns.published', Type.Object(campaign))

/** Every table of a campaign is closed: what was promised is paid, what was not given went back. */
export const CampaignSettled = defineFact('campaigns/campaigns.settled', Type.Object(campaign))
