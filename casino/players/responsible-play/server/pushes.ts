import { push } from '#kernel/facts/pushes.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { RestrictionMessage } from '../contract.ts'
import { HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak } from '../events.ts'

/** The message with which a player's pages block play. */
export const messageOf = (player_id: string, status: RestrictionMessage['data']['status'], till: string | null): Publication => {
  const message: RestrictionMessage = { type: 'player', data: { status, till } }
  return { channel: playerChannel(BigInt(player_id)), message: { ...message } }
}

export const pushes = [
  push(PlayerSelfExcluded, (facts) => facts.map(({ data }) => messageOf(data.player_id, 'self-excluded', data.till))),
  push(PlayerTookBreak, (facts) => facts.map(({ data }) => messageOf(data.player_id, 'cooling-off', data.till))),
  push(HouseRestrictionChanged, (facts) => facts.map(({ data }) => messageOf(data.player_id, data.is_set ? data.status : null, null))),
]
