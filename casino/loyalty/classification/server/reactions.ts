import { PrizesGranted } from '#casino/bonuses/prizes/events.ts'
import { CampaignPublished, CampaignSettled } from '#casino/campaigns/campaigns/events.ts'
import { campaignById } from '#casino/campaigns/campaigns/server/api.ts'
import { closeShelf, openShelf } from '#casino/campaigns/shelves/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { cp_asset } from '../rules.ts'
import { countPoints } from './count-points.ts'
import { settingsOf } from './settings.ts'
import { kind, shelfOf } from './status.ts'

const exchangesOf = async (tx: Tx, campaign_id: number) => {
  const campaign = await campaignById(tx, campaign_id)
  if (!campaign) throw new Error(`the levels ${campaign_id} were published and are not there`)
  return { shelf: shelfOf(campaign_id), items: settingsOf(campaign.document).exchanges }
}

export const reactions = [
  on(PrizesGranted, { from: 'deployment', isOwn: ({ data }) => data.asset === cp_asset }, countPoints),
  // What medals are exchanged for is set aside in the transaction that publishes it, before anybody sees it.
  onInTransaction(CampaignPublished, async ({ data }, tx, house) => {
    if (data.kind === kind) await openShelf(tx, house, await exchangesOf(tx, data.campaign_id))
  }),
  on(CampaignSettled, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { data } of facts.filter((fact) => fact.data.kind === kind))
      await closeShelf(tx, house, await exchangesOf(tx, data.campaign_id))
  }),
]
