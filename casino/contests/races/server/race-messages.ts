import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { RaceEvent, RaceMessageData, RaceMessages } from '../contract.ts'

export const raceChannel = (race_id: number | bigint): string => `race:${race_id}`

/** A message of a race: type `tournament`, kind `race`. */
export const raceMessage = <E extends RaceEvent>(
  channel: string,
  event: E,
  race_id: number | bigint,
  data: RaceMessages[E],
): Publication => {
  const full: RaceMessageData<E> = { kind: 'race', id: Number(race_id), ...data }
  return { channel, message: { type: 'tournament', event, data: full } }
}

export const toPlayer = <E extends RaceEvent>(player_id: bigint, event: E, race_id: number | bigint, data: RaceMessages[E]): Publication =>
  raceMessage(playerChannel(player_id), event, race_id, data)
