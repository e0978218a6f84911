import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { StatusMessage } from '../contract.ts'
import { StatusChanged } from '../events.ts'

/** RTM-052, VP-020: the points of a player, and a level that they reached. Whom play is closed for is not congratulated on playing. */
export const pushes = [
  push(StatusChanged, async (facts, house) => {
    const told = await withinAudience(house.db, house, 'invitation', facts, ({ player_id }) => player_id)
    return told.flatMap(({ player_id, data: { total_cp, reached } }) => {
      const data: StatusMessage = { totalCp: total_cp, reached }
      return player_id === null ? [] : [{ channel: playerChannel(player_id), message: { type: 'vip', event: 'status', data } }]
    })
  }),
]
