import { BonusChanged } from '#casino/bonuses/bonuses/events.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { InsuranceRejected } from '../contract.ts'
import { insuredAmong } from './store.ts'

/** RTM-038: the house took the bonus of an insured day back. */
export const pushes = [
  push(BonusChanged, async (facts, house) => {
    const rejected = facts.filter(({ data }) => data.event === 'rejected')
    if (rejected.length === 0) return []
    const insured = await insuredAmong(
      house.db,
      rejected.map(({ data }) => BigInt(data.bonus_id)),
    )
    return rejected.flatMap(({ player_id, data }) => {
      if (player_id === null || !insured.has(data.bonus_id)) return []
      const message: InsuranceRejected = { type: 'bonus', event: 'insurance-reject', data: { id: data.bonus_id } }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    })
  }),
]
