import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { RoundEndedByHouse } from '../events.ts'

/** RTM-060: a window in which the round still stands open shows what became of it. */
export const pushes = [
  push(RoundEndedByHouse, (facts) =>
    facts.flatMap(({ player_id, data: { slug } }) =>
      player_id === null
        ? []
        : [{ channel: playerChannel(player_id), message: { type: 'gameplay', data: { slug, state: 'round-ended' } } }],
    ),
  ),
]
