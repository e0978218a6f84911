import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { insertMember, isMarkedAsDemo, setPlayer } from './store.ts'

export { knownMembers } from './store.ts'

/** Writes down that whoever registers under this login is simulated. Throws where the database is not marked as demo. */
export const reserveMember = async (house: House, login: string): Promise<void> => {
  if (!(await isMarkedAsDemo(house.db))) throw new Error('simulated players live in a database that is marked as demo, and in no other')
  await insertMember(house.db, login, house.clock.now())
}

/** They have registered: their line says which player they are. */
export const registeredAs = async (house: House, login: string): Promise<void> => {
  const player = await playerByLogin(house.db, login)
  if (player) await setPlayer(house.db, login, player.id)
}
