import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, type guessScore as guessEndpoint } from '../contract.ts'
import { dayOfEvent, guessOf, insertGuess } from './store.ts'

/**
 * Writes the one guess of a player down. The match is held meanwhile: a guess is there before it begins, or refused. The same guess again
 * changes nothing. Refusals: `match-of-the-day-unknown` (404), `match-of-the-day-score`, `match-of-the-day-begun`,
 * `match-of-the-day-guessed`, `match-of-the-day-not-now` (nobody invites this player to anything now). SA-044.
 */
export const guess = ({ house, player_id, body: { eventId, score } }: Call<typeof guessEndpoint>): Promise<string> =>
  inTransaction(house.db, async (tx) => {
    const day = (await dayOfEvent(tx, BigInt(eventId))) ?? refuse('match-of-the-day-unknown', {}, 404)
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('match-of-the-day-not-now')
    const now = house.clock.now()
    const market = (await lockMarkets(tx, now, [day.score_market_id])).get(day.score_market_id)
    if (!market?.outcomes.some(({ outcome }) => outcome === score)) return refuse('match-of-the-day-score')
    if (market.event.state !== 'scheduled' || now >= day.starts_at) return refuse('match-of-the-day-begun')
    if (await insertGuess(tx, day.event_id, player_id, score, now)) return score
    return (await guessOf(tx, day.event_id, player_id)) === score ? score : refuse('match-of-the-day-guessed')
  })
