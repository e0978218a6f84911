import { BonusChanged } from '#casino/bonuses/bonuses/events.ts'
import { HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak } from '#casino/players/responsible-play/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { closeOffers, hideRestricted, hideUntil } from './store.ts'

/** Updates the offer when the player decides on the bonuses page, or the bonus expires. */
const closedBy = { applied: 'taken', sleeping: 'taken', canceled: 'cancelled', expired: 'over', rejected: 'over' } as const

export const reactions = [
  on(BonusChanged, { from: 'deployment' }, async (facts, tx) => {
    for (const [event, state] of Object.entries(closedBy)) {
      const closed = facts.filter(({ data }) => data.event === event).map(({ data }) => BigInt(data.bonus_id))
      if (closed.length > 0) await closeOffers(tx, closed, state)
    }
  }),
  // Players who take a break or are restricted are not shown the offer.
  on(PlayerTookBreak, { from: 'deployment' }, async (facts, tx) => {
    for (const { data } of facts) await hideUntil(tx, BigInt(data.player_id), new Date(data.till))
  }),
  on(PlayerSelfExcluded, { from: 'deployment' }, async (facts, tx) => {
    for (const { data } of facts) await hideUntil(tx, BigInt(data.player_id), new Date(data.till))
  }),
  on(HouseRestrictionChanged, { from: 'deployment' }, async (facts, tx) => {
    for (const { data } of facts) await hideRestricted(tx, BigInt(data.player_id), data.is_set)
  }),
]
