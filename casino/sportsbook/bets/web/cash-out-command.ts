import type { SentOf } from '#kernel/web/api/api.ts'
import { createPlayersAttemptsOf } from '#kernel/web/forms/players-attempts.ts'
import type { BetView, cashOutBet } from '../contract.ts'

/** The parts of a bet that can be cashed out, in percent. */
export const parts = [25, 50, 75, 100] as const

export type Part = (typeof parts)[number]

/** What a part of a bet is staked with, and what is offered for it now. */
export const offerOf = ({ stake: whole, cashOut }: Pick<BetView, 'stake' | 'cashOut'>, part: Part) => {
  const stake = Math.floor((whole * part) / 100)
  return { stake, offer: cashOut ? Math.floor((cashOut.offer * stake) / whole) : 0 }
}

/**
 * Attempts to cash a bet out, which a page that is left and opened again still knows. They do not add up: once another part has been cashed
 * out, a part is another amount than it was.
 */
export const cashOutsOf = createPlayersAttemptsOf<SentOf<typeof cashOutBet>>()

/**
 * The cash-out of a part, as it is sent, and what is wanted by it. That is the part alone: the offer moves from second to second,
 * and the stake of the part is another one if the cash-out before has been done after all.
 */
export const cashOutOf = (bet: Pick<BetView, 'id' | 'stake' | 'cashOut'>, part: Part) => {
  const { stake, offer } = offerOf(bet, part)
  // A partial offer is rounded separately on the server: the amount shown here may be one minor unit too high.
  const least = Math.max(part === 100 ? offer : offer - 1, 1)
  return { said: { params: { id: bet.id }, body: { offer: least, ...(part !== 100 && { stake }) } }, wanted: part }
}
