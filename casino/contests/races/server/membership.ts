import { joinBoard, leaveBoard, type ChangeOutcome } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { raceById } from './race-by-id.ts'

const refuseUnlessDone = (outcome: ChangeOutcome): void => {
  if (outcome === 'closed') refuse('race-closed')
  if (outcome === 'play-closed') refuse('race-play-closed')
  if (outcome === 'left') refuse('race-left')
  if (outcome !== 'done') refuse('race-unknown', {}, 404)
}

/**
 * RA-002, RP-003: joins an active or upcoming race; joining again is fine. Players who may not play cannot join. Refusals:
 * `race-unknown` (404), `race-closed`, `race-play-closed`, and `race-left` to who is out of a race that runs.
 */
export const joinRace = async (house: House, race_id: number, player_id: bigint): Promise<void> => {
  const { id } = await raceById(house, race_id)
  refuseUnlessDone(await joinBoard(house, id, player_id))
}

/** Leaves a race, one with stages with all of them: the row is removed, and playing does not add it again; nor does joining, once the race runs. Refusals: `race-unknown` (404), `race-closed`. */
export const leaveRace = async (house: House, race_id: number, player_id: bigint): Promise<void> => {
  const { id } = await raceById(house, race_id)
  refuseUnlessDone(await leaveBoard(house, id, player_id))
}
