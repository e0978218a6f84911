import { drawByAttempt, fallsByIds, type FallRow } from '#casino/campaigns/draws/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { LotteryChanged } from '../events.ts'
import { runningLottery } from './lotteries.ts'
import { mustBeOpen } from './points.ts'
import { applyTicket, ticketOf, type TicketRow } from './ticket-store.ts'

interface Scratching {
  readonly player_id: bigint
  readonly id: number
  /** The call's Idempotency-Key. */
  readonly key: string
  readonly client_seed: string
}

/** A ticket is drawn in the lottery that runs, unless it was begun to be scratched in another one. */
const drawOf = async (house: House, { player_id, type, draw_id }: TicketRow): Promise<bigint> => {
  if (draw_id !== null) return draw_id
  await mustBeOpen(house.db, house, player_id)
  const lottery = (await runningLottery(house)) ?? refuse('lottery-closed')
  return BigInt(lottery.campaign.draws[type] ?? refuse('lottery-closed'))
}

/**
 * LO-002: a ticket is scratched once. That it is used is committed with the payment, and drawn after that: when a process dies between the
 * two, the next call finishes it. Refusals: those of the endpoint.
 */
export const scratchTicket = async (
  house: House,
  { player_id, id, key, client_seed }: Scratching,
): Promise<{ readonly ticket: TicketRow; readonly fall: FallRow }> => {
  const before = (await ticketOf(house.db, player_id, id)) ?? refuse('lottery-ticket-unknown', {}, 404)
  const [known] = before.fall_id === null ? [] : await fallsByIds(house.db, [Number(before.fall_id)])
  if (known?.drawn_at && before.apply_key !== key) return refuse('lottery-ticket-used')
  const draw_id = await drawOf(house, before)
  const beside = async (tx: Tx, { id: fall_id }: FallRow): Promise<void> => {
    if (!(await applyTicket(tx, { id: before.id, draw_id, fall_id, key, at: house.clock.now() }))) refuse('lottery-ticket-used')
    await announce(tx, house, [LotteryChanged({}, player_id)])
  }
  const fall = await drawByAttempt(house, { draw_id, player_id, key: `ticket:${id}`, client_seed, beside })
  const ticket = (await ticketOf(house.db, player_id, id)) ?? refuse('lottery-ticket-unknown', {}, 404)
  // Of two taps at once one has scratched it.
  if (!known && ticket.apply_key !== key) return refuse('lottery-ticket-used')
  house.facts.wake()
  return { ticket, fall }
}
