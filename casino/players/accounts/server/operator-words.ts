import { OperatorError, OperatorMistake } from '#kernel/operator/commands.ts'
import type { House } from '#kernel/house.ts'
import { type Player, playerByLogin } from './store.ts'

/** The handle that an operator typed; throws OperatorMistake on what can be none. */
export const readHandle = (typed: string | undefined): string => {
  if (typed === undefined || !/^[A-Za-z][A-Za-z0-9_.-]{2,19}$/.test(typed)) throw new OperatorMistake('Name the player by the handle.')
  return typed
}

/** The player of a handle; throws OperatorError where there is none. */
export const playerNamed = async (house: House, handle: string): Promise<Player> => {
  const player = await playerByLogin(house.db, handle)
  if (!player) throw new OperatorError(`There is no player "${handle}".`)
  return player
}
