import { activeGrantsOf } from '#casino/money/wallet/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { toWire } from '#kernel/money/currency.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { BetDataMessage } from '../contract.ts'
import { RoundEndedByHouse, RoundSettled } from '../events.ts'

export const pushes = [
  /** RTM-060: a window in which the round still stands open shows what became of it. */
  push(RoundEndedByHouse, (facts) =>
    facts.flatMap(({ player_id, data: { slug } }) =>
      player_id === null
        ? []
        : [{ channel: playerChannel(player_id), message: { type: 'gameplay', data: { slug, state: 'round-ended' } } }],
    ),
  ),
  /** RTM-018: the newest round of whoever wagers a bonus, and how far the bonus is. Whoever has none is told all by their balance. */
  push(RoundSettled, async (facts, house) => {
    const newest = new Map<bigint, (typeof facts)[number]['data']>()
    for (const { player_id, data } of facts) if (player_id !== null && data.mode === 'money') newest.set(player_id, data)
    const grants = await activeGrantsOf(house.db, [...newest.keys()])
    return [...grants].flatMap(([player_id, { wagered_minor, required_minor }]) => {
      const round = newest.get(player_id)
      if (!round) return []
      const message: BetDataMessage = {
        type: 'betData',
        data: {
          slug: round.slug,
          bet: round.stake_minor,
          win: round.win_minor,
          betsAmount: toWire(wagered_minor),
          needBetsAmount: toWire(required_minor),
        },
      }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    })
  }),
]
