import { joinBoard, leaveBoard, type ChangeOutcome } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { raceById } from './race-by-id.ts'

const refuseUnlessDone = (outcome: ChangeOutcome): void => {
  if (outcome === 'closed') refuse('race-closed')
  if (outcome === 'play-closed') refuse('race-play-closed')
  if (outcome !== 'done') refuse('race-unknown', {}, 404)
}

/**
 * RA-002, RP-003: takes part in a race that runs or will; again is fine. Who may not play enters no race.
 * Refusals: `race-unknown` (404), `race-closed`, `race-play-closed`.
 */
export const joinRace = async (house: House, race_id: number, player_id: bigint): Promise<void> => {
  const { id } = await raceById(house, race_id)
  refuseUnlessDone(await joinBoard(house, id, player_id))
}

/** Takes part no longer: the row leaves the table, and playing does not bring it back. Refusals: `race-unknown` (404), `race-closed`. */
export const leaveRace = async (house: House, race_id: number, player_id: bigint): Promise<void> => {
  const { id } = await raceById(house, race_id)
  refuseUnlessDone(await leaveBoard(house, id, player_id))
}
