import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { lockMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, type predict as predictEndpoint } from '../contract.ts'
import { contestRules, levelOf, type Level } from '../rules.ts'
import { matchOf, putPrediction, rightOf } from './store.ts'

/**
 * Writes a guess down, in place of an earlier one. The match is held meanwhile: a guess is there before it begins, or refused. Gives the
 * level that right guesses of the week have reached. Refusals: `prediction-match-unknown` (404), `prediction-outcome-unknown`,
 * `prediction-too-late`, `prediction-not-now` (nobody invites this player to anything now).
 */
export const predict = ({ house, player_id, body }: Call<typeof predictEndpoint>): Promise<Level | null> =>
  inTransaction(house.db, async (tx) => {
    const event_id = BigInt(body.eventId)
    const match = (await matchOf(tx, event_id)) ?? refuse('prediction-match-unknown', {}, 404)
    if (!contestRules[match.contest].outcomes.includes(body.outcome)) return refuse('prediction-outcome-unknown')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('prediction-not-now')
    const now = house.clock.now()
    const market = (await lockMarkets(tx, now, [match.market_id])).get(match.market_id)
    if (market?.event.state !== 'scheduled' || now >= match.starts_at) return refuse('prediction-too-late')
    await putPrediction(tx, event_id, player_id, body.outcome, now)
    if (match.contest !== 'austin-major') return null
    return levelOf((await rightOf(tx, match.contest, match.week, [player_id])).get(player_id) ?? 0)
  })
