import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { competitorsByIds } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, type chooseTShirt as chooseEndpoint, type TShirtChoice } from '../contract.ts'
import { insertChoice, namePrize } from './choice-store.ts'
import { betsOf, takeOne } from './offer-store.ts'
import { currentOffer, ownChoice } from './show-t-shirts.ts'

/**
 * Chooses a T-shirt, once in an offer: it is taken out of the stock and given as a prize that is under way until somebody sent it.
 * Refusals: `t-shirt-none` (nothing is on offer now), `t-shirt-chosen`, `t-shirt-not-now` (nobody invites this player to anything now),
 * `t-shirt-bets` (not enough bets yet), `t-shirt-unknown` (404), `t-shirt-gone`. API-130, SP-008.
 */
export const chooseTShirt = (call: Call<typeof chooseEndpoint>): Promise<TShirtChoice> => {
  const { house, player_id, body } = call
  const { size } = body
  return inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const offer = await currentOffer(tx, now)
    if (!offer || now >= offer.ends_at) return refuse('t-shirt-none')
    const team_id = BigInt(body.team)
    // The row first: of two at once the second waits for it, and is refused.
    const id = await insertChoice(tx, { offer_id: offer.id, player_id, team_id, size, chosen_at: now })
    if (id === undefined) return refuse('t-shirt-chosen')
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('t-shirt-not-now')
    const missing = offer.bets - (await betsOf(tx, offer.id, player_id))
    if (missing > 0) return refuse('t-shirt-bets', { missing })
    const [team] = await competitorsByIds(tx, [team_id])
    const taken = await takeOne(tx, { offer_id: offer.id, team_id, size })
    if (!team || taken === undefined) return refuse('t-shirt-unknown', {}, 404)
    if (taken === 'gone') return refuse('t-shirt-gone')
    const [prize] = await grantAll(tx, house, [
      {
        key: `t-shirt:${offer.id}:${player_id}`,
        player_id,
        kind: 't-shirt',
        content: { team: team.name, size },
        from: fundAccount(`t-shirts:${offer.id}`, house.brand.currency),
        source: 'sportsbook/t-shirts',
        title: { key: 't-shirt.heading', values: {} },
      },
    ])
    if (!prize) return refuse('t-shirt-not-now')
    await namePrize(tx, id, prize.id)
    const choice = await ownChoice(tx, call, offer)
    if (!choice) throw new Error('a choice that was just made is not there')
    return choice
  })
}
