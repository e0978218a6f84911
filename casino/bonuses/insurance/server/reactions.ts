import { BonusChanged } from '#casino/bonuses/bonuses/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { closeOffers } from './store.ts'

/** Its player decided on the page of bonuses, its time ran out, or the house took it back. */
export const reactions = [
  on(BonusChanged, { from: 'deployment' }, async (facts, tx) => {
    const closed = facts
      .filter(({ data }) => data.event !== 'assigned' && data.event !== 'restore')
      .map(({ data }) => BigInt(data.bonus_id))
    if (closed.length > 0) await closeOffers(tx, closed)
  }),
]
