import { OperatorError, OperatorMistake } from '#kernel/operator/commands.ts'
import type { House } from '#kernel/house.ts'
import { type Player, playerByLogin } from './store.ts'

/** Parses a handle typed by an operator; throws OperatorMistake if it is invalid. */
export const readHandle = (typed: string | undefined): string => {
  if (typed === undefined || !/^[A-Za-z][A-Za-z0-9_.-]{2,19}$/.test(typed)) throw new OperatorMistake('Name the player by the handle.')
  return typed
}

/** The player with a handle; throws OperatorError if there is none. */
export const playerNamed = async (house: House, handle: string): Promise<Player> => {
  const player = await playerByLogin(house.db, handle)
  if (!player) throw new OperatorError(`There is no player "${handle}".`)
  return player
}
