import { PrizesGranted } from '#casino/bonuses/prizes/events.ts'
import { CampaignPublished, CampaignSettled } from '#casino/campaigns/campaigns/events.ts'
import { campaignById } from '#casino/campaigns/campaigns/server/api.ts'
import { closeShelf, openShelf } from '#casino/campaigns/shelves/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { kind, shelfOfLottery } from './lotteries.ts'
import { ticketPrize, writeWonTickets } from './prize-kind.ts'
import { giftsOf, itemsOf, settingsOf } from './settings.ts'
import { insertGifts } from './gift-store.ts'

/** The shelf of a lottery that was published: the prizes of its levels, and beside them its gifts. */
const shelfOf = async (tx: Tx, campaign_id: number) => {
  const campaign = await campaignById(tx, campaign_id)
  if (!campaign) throw new Error(`the lottery ${campaign_id} was published and is not there`)
  const settings = settingsOf(campaign.document)
  return { settings, shelf: { shelf: shelfOfLottery(campaign_id), items: itemsOf(settings), beside: giftsOf(settings) } }
}

/** Sets aside the prizes of levels and the gifts in the transaction that publishes the lottery, before anybody sees them. */
const open = async (tx: Tx, house: House, campaign_id: number): Promise<void> => {
  const { settings, shelf } = await shelfOf(tx, campaign_id)
  if (settings.promo) await insertGifts(tx, campaign_id, settings.promo.stock)
  await openShelf(tx, house, shelf)
}

export const reactions = [
  onInTransaction(CampaignPublished, async ({ data }, tx, house) => {
    if (data.kind === kind) await open(tx, house, data.campaign_id)
  }),
  on(PrizesGranted, { from: 'deployment', isOwn: ({ data }) => data.kind === ticketPrize.kind }, writeWonTickets),
  // Nobody chooses any more: what is left on the shelves goes back.
  on(CampaignSettled, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { data } of facts.filter((fact) => fact.data.kind === kind))
      await closeShelf(tx, house, (await shelfOf(tx, data.campaign_id)).shelf)
  }),
]
