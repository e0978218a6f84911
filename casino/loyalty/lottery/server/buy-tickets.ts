import { exchangePoints } from '#casino/bonuses/prizes/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refusedAs } from '#kernel/refusals/refused-as.ts'
import { refuse } from '../contract.ts'
import { stars_asset, ticketAsset, type TicketType } from '../rules.ts'
import { owner, runningLottery } from './lotteries.ts'
import { mustBeOpen, writeTickets } from './points.ts'
import { ticketsByKey, type TicketRow } from './ticket-store.ts'

interface Purchase {
  readonly player_id: bigint
  readonly type: TicketType
  readonly count: number
  /** The call's Idempotency-Key. */
  readonly key: string
}

/** LO-001, LO-003: tickets for stars, all or none. Refusals: those of the endpoint. */
export const buyTickets = (house: House, { player_id, type, count, key: called }: Purchase): Promise<TicketRow[]> =>
  refusedAs(refuse, { 'insufficient-funds': 'lottery-few-stars' }, () =>
    inTransaction(house.db, async (tx) => {
      const key = `bought:${called}`
      const known = await ticketsByKey(tx, player_id, key)
      if (known.length > 0) return known
      const lottery = (await runningLottery(house, tx)) ?? refuse('lottery-closed')
      await mustBeOpen(tx, house, player_id)
      const outcome = await exchangePoints(tx, house, {
        key: `lottery:${player_id}:${key}`,
        player_id,
        from: { asset: stars_asset, amount: lottery.settings.cost_tickets[type] * count },
        to: { asset: ticketAsset(type), amount: count },
        source: owner,
      })
      if (outcome === 'play-closed') refuse('lottery-play-closed')
      // The same command at once: the first one wrote them.
      if (outcome === 'known') return ticketsByKey(tx, player_id, key)
      return writeTickets(tx, house, [{ player_id, type, source: 'bought', count, key }])
    }),
  )
