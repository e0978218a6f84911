import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { PriceBoost } from '#casino/sportsbook/bets/extensions.ts'
import { onLadder } from '#casino/sportsbook/catalogue/server/api.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse } from '../contract.ts'
import { mostStake, raisedOdds } from '../rules.ts'
import { dayOfMarket, insertRaisedBet } from './store.ts'

/** One single a player, before the match of the day begins, at the price without a margin. SA-044. */
export const priceWithoutMargin: PriceBoost = {
  kind: 'match-of-the-day',
  take: async (tx, house, { player_id, market_id, stake_minor, currency, language, ...leg }) => {
    const day = (await dayOfMarket(tx, market_id)) ?? refuse('match-of-the-day-unknown', {}, 404)
    const now = house.clock.now()
    if (leg.is_in_play || now >= day.starts_at) return refuse('match-of-the-day-begun')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('match-of-the-day-not-now')
    const most = mostStake(currency)
    if (stake_minor > most) return refuse('match-of-the-day-stake', { most: amountText(most, currency, language) })
    if (!(await insertRaisedBet(tx, day.event_id, player_id, now))) return refuse('match-of-the-day-used')
    return raisedOdds(leg, onLadder)
  },
}
