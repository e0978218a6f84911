import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { ticketAsset } from '../rules.ts'
import { shelfOfLottery, owner, runningLottery } from './lotteries.ts'
import { mustBeOpen, writeTickets } from './points.ts'
import { ticketKey } from './prize-kind.ts'
import { insertPromo, promoOf, takeGift } from './gift-store.ts'
import { ticketsByKey, type TicketRow } from './ticket-store.ts'

interface Wish {
  readonly player_id: bigint
  readonly code: string | undefined
  /** The call's Idempotency-Key. */
  readonly key: string
}

/** LO-008: the gift of a lottery, one ticket for each player. Refusals: those of the endpoint. */
export const takePromoTicket = (house: House, { player_id, code, key }: Wish): Promise<TicketRow> =>
  inTransaction(house.db, async (tx) => {
    const { campaign, settings } = (await runningLottery(house, tx)) ?? refuse('lottery-closed')
    const promo = settings.promo ?? refuse('lottery-promo-none')
    const known = await promoOf(tx, campaign.id, player_id)
    if (known) {
      const [ticket] = known.key === key ? await ticketsByKey(tx, player_id, ticketKey(known.prize_id)) : []
      return ticket ?? refuse('lottery-promo-taken')
    }
    await mustBeOpen(tx, house, player_id)
    if (promo.code !== undefined && code?.trim().toUpperCase() !== promo.code) refuse('lottery-promo-code')
    if (!(await takeGift(tx, campaign.id))) refuse('lottery-promo-given-out')
    const [prize] = await grantAll(tx, house, [
      {
        key: `lottery:${campaign.id}:promo:${player_id}`,
        player_id,
        kind: 'lottery-ticket',
        content: { type: promo.type, count: 1 },
        from: fundAccount(shelfOfLottery(campaign.id), ticketAsset(promo.type)),
        source: owner,
        title: { key: 'lottery.gift-of', values: { title: campaign.document.title } },
      },
    ])
    // Of two taps at once the other one has it.
    if (!prize) return refuse('lottery-promo-taken')
    await insertPromo(tx, { campaign_id: campaign.id, player_id, prize_id: prize.id, key, at: house.clock.now() })
    const [ticket] = await writeTickets(tx, house, [{ player_id, type: promo.type, source: 'promo', count: 1, key: ticketKey(prize.id) }])
    return ticket ?? refuse('lottery-promo-taken')
  })
