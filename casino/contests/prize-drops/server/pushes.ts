import { drawById, fallsByIds, stockOf, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { PrizeFell } from '#casino/campaigns/draws/events.ts'
import { push } from '#kernel/facts/pushes.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { commonChannel } from '#kernel/realtime/publisher.ts'
import type { PrizeDropMessage } from '../contract.ts'
import { owner, winnersOf } from './prize-drops.ts'

/** What a prize is worth in whole hryvnias; points and other things are worth no money. */
const rawValueOf = (asset: string, amount_minor: number): number =>
  isCurrency(asset) ? Number(inCurrency(BigInt(amount_minor), asset, 'UAH', 'down')) / 100 : 0

/** RTM-067: everybody hears of every drop; the browser tells its visitor of some (SA-052). */
export const pushes = [
  push(PrizeFell, async (facts, house) => {
    const own = facts.filter(({ data }) => data.owner === owner)
    if (own.length === 0) return []
    const ids = [...new Set(own.map(({ data }) => data.draw_id))]
    const draws = new Map((await Promise.all(ids.map((id) => drawById(house.db, id)))).map((draw) => [Number(draw?.id), draw as DrawRow]))
    const [left, falls] = await Promise.all([
      stockOf(house.db, ids.map(BigInt)),
      fallsByIds(
        house.db,
        own.map(({ data }) => data.fall_id),
      ),
    ])
    const winners = new Map((await winnersOf(house.db, [...draws.values()], falls)).map((winner) => [winner.id, winner]))
    return own.flatMap(({ data: { draw_id, fall_id, outcome, asset, amount_minor } }) => {
      const won = winners.get(fall_id)
      const titles = draws.get(draw_id)?.spec.outcomes.find(({ name }) => name === outcome)?.title
      if (!won || !titles) return []
      const { winner, id, amount, currency, exponent, at } = won
      const data: PrizeDropMessage = {
        drawId: draw_id,
        winner,
        rawValue: rawValueOf(asset, amount_minor),
        prize: { id, outcome, titles, amount, currency, exponent, at },
        left: left.get(`${draw_id}:${outcome}`) ?? 0,
      }
      return [{ channel: commonChannel, message: { type: 'prizeDrops', data } }]
    })
  }),
]
