import { Type } from 'typebox'
import { prizesGranted, type PrizesFact } from '#casino/bonuses/prizes/events.ts'
import { prizeKind } from '#casino/bonuses/prizes/extensions.ts'
import { points_purse } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { most_at_once, ticketAsset, ticketTypes } from '../rules.ts'
import { writeTickets } from './points.ts'

/**
 * Lottery tickets as a prize of whoever gives some: of a stage of a tournament, of the lottery itself. They are worth themselves, and the
 * ledger counts them with the commit that grants them.
 */
export const ticketPrize = prizeKind({
  kind: 'lottery-ticket',
  schema: Type.Object(
    { type: Type.Enum(ticketTypes), count: Type.Integer({ minimum: 1, maximum: most_at_once }) },
    { additionalProperties: false },
  ),
  picture: 'ticket',
  say: ({ type, count }) => ({ key: `lottery.ticket.${type}.say`, values: { count } }),
  tell: ({ type, count }) => ({ key: `lottery.ticket.${type}.tell`, values: { count } }),
  value: ({ type, count }) => ({ asset: ticketAsset(type), amount_minor: BigInt(count) }),
  // The hub has asked the gate.
  handing: { when: 'at-once', to: (player_id, { type }) => ({ owner_id: player_id, purse: points_purse, asset: ticketAsset(type) }) },
})

/** By this a prize's tickets are written once. */
export const ticketKey = (prize_id: bigint | number): string => `prize:${prize_id}`

/** Writes the tickets of prizes of this kind after their commit. */
export const writeWonTickets = async (facts: readonly PrizesFact[], tx: Tx, house: House): Promise<void> => {
  const won = prizesGranted(facts).flatMap(({ player_id, prize_id, asset, amount_minor }) => {
    const type = ticketTypes.find((one) => ticketAsset(one) === asset)
    if (!type) return []
    return [{ player_id, type, source: 'prize' as const, count: amount_minor, key: ticketKey(prize_id) }]
  })
  if (won.length > 0) await writeTickets(tx, house, won)
}
