import { boardById, type BoardRow } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { owner } from './create-race.ts'

/** A race by its number; 404 for a board that is no race. */
export const raceById = async (house: House, id: number): Promise<BoardRow> => {
  const board = await boardById(house.db, id)
  return board?.owner === owner ? board : refuse('race-unknown', {}, 404)
}
