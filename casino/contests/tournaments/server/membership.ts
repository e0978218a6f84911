import { boardInPlay, increaseAttempt as increaseOn, joinBoard, type ChangeOutcome } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { tournamentById } from './find-tournaments.ts'

const refuseUnlessDone = (outcome: ChangeOutcome): void => {
  if (outcome === 'closed') refuse('tournament-closed')
  if (outcome === 'play-closed') refuse('tournament-play-closed')
  if (outcome === 'left') refuse('tournament-left')
  if (outcome === 'no-attempt') refuse('tournament-no-attempt')
  if (outcome !== 'done') refuse('tournament-unknown', {}, 404)
}

/**
 * TO-006: takes part in the whole and in the stage that runs or comes next; again is fine. Refusals: `tournament-unknown` (404),
 * `tournament-closed`, `tournament-play-closed`, and `tournament-left` to who is out of what runs.
 */
export const subscribeTo = async (house: House, id: number, player_id: bigint): Promise<void> => {
  const found = await tournamentById(house, id)
  refuseUnlessDone(await joinBoard(house, found.main.id, player_id))
  const in_play = boardInPlay(found.main, found.stages, house.clock.now())
  if (in_play.id !== found.main.id) refuseUnlessDone(await joinBoard(house, in_play.id, player_id))
}

/** TO-006: one attempt more on the table in play. Refusals: also `tournament-no-attempt`. */
export const increaseAttempt = async (house: House, id: number, player_id: bigint): Promise<void> => {
  const found = await tournamentById(house, id)
  refuseUnlessDone(await increaseOn(house, boardInPlay(found.main, found.stages, house.clock.now()).id, player_id))
}
