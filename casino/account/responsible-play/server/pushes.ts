import { push } from '#kernel/facts/pushes.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { RestrictionMessage } from '../contract.ts'
import { PlayerSelfExcluded, PlayerTookBreak } from '../events.ts'
import type { RestrictionKind } from '../rules.ts'

const messageOf = (player_id: string, status: RestrictionKind, till: string): Publication => {
  const message: RestrictionMessage = { type: 'player', data: { status, till } }
  return { channel: playerChannel(BigInt(player_id)), message: { ...message } }
}

export const pushes = [
  push(PlayerSelfExcluded, (facts) => facts.map(({ data }) => messageOf(data.player_id, 'self-excluded', data.till))),
  push(PlayerTookBreak, (facts) => facts.map(({ data }) => messageOf(data.player_id, 'cooling-off', data.till))),
]
