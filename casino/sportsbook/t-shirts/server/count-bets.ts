import { BetSettled, isFirstDecision } from '#casino/sportsbook/bets/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { addBets } from './offer-store.ts'

/**
 * Bets with cash count once they are won or lost, whichever it is and however large they are, by the first such result. What was given
 * back was no bet.
 */
export const countBets = on(BetSettled, { from: 'deployment' }, async (facts, tx) => {
  const counted = facts.flatMap(({ player_id, at, data }) =>
    player_id !== null && data.credit_purse === undefined && isFirstDecision(data) ? [{ player_id, at }] : [],
  )
  if (counted.length > 0) await addBets(tx, counted)
})
