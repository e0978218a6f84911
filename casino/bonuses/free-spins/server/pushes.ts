import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { FreeSpinsMessage } from '../contract.ts'
import { FreeSpinsChanged } from '../events.ts'

/** RTM-019: free spins may be played, or are over. */
export const pushes = [
  push(FreeSpinsChanged, async (facts) =>
    facts.flatMap(({ player_id, data: { event, bonus_id, left } }) => {
      if (player_id === null) return []
      const message: FreeSpinsMessage = { type: 'freespins', event, data: { bonusId: bonus_id, currentFs: left } }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    }),
  ),
]
