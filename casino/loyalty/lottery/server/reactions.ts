import { PrizeGranted } from '#casino/bonuses/prizes/events.ts'
import { CampaignPublished, CampaignSettled } from '#casino/campaigns/campaigns/events.ts'
import { campaignById } from '#casino/campaigns/campaigns/server/api.ts'
import { returnRest, setAside } from '#casino/campaigns/draws/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { kind, fundOfLottery } from './lotteries.ts'
import { writeWonTickets } from './prize-kind.ts'
import { promisedByLottery, settingsOf } from './settings.ts'
import { insertStock, prizeItem, promo_item } from './shelf-store.ts'

const documentOf = async (tx: Tx, campaign_id: number) => {
  const campaign = await campaignById(tx, campaign_id)
  if (!campaign) throw new Error(`the lottery ${campaign_id} was published and is not there`)
  return campaign.document
}

/** Sets aside the prizes of levels and the gifts in the transaction that publishes the lottery, before anybody sees them. */
const open = async (tx: Tx, house: House, campaign_id: number): Promise<void> => {
  const document = await documentOf(tx, campaign_id)
  const { levels, promo } = settingsOf(document)
  const stock = new Map(levels.flatMap(({ prizes }) => prizes.map(({ id, stock: count }) => [prizeItem(id), count])))
  if (promo) stock.set(promo_item, promo.stock)
  await insertStock(tx, campaign_id, stock)
  await setAside(tx, house, fundOfLottery(campaign_id), promisedByLottery(document, house))
}

export const reactions = [
  onInTransaction(CampaignPublished, async ({ data }, tx, house) => {
    if (data.kind === kind) await open(tx, house, data.campaign_id)
  }),
  on(PrizeGranted, { from: 'deployment' }, writeWonTickets),
  // Nobody chooses any more: what is left on the shelves goes back.
  on(CampaignSettled, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { data } of facts.filter((fact) => fact.data.kind === kind))
      await returnRest(tx, house, fundOfLottery(data.campaign_id), promisedByLottery(await documentOf(tx, data.campaign_id), house))
  }),
]
