import type { Executor } from '#kernel/database/database.ts'
import { readProfile, type ProfileRow } from './store.ts'

const told = ({ first_name, last_name, birth_date }: ProfileRow): string | null =>
  first_name === null || last_name === null || birth_date === null ? null : `${first_name} ${last_name} ${birth_date}`.toLowerCase()

/** Name and birth date in one text, as this player gave them: the same for the same person at any house. Null if one of them is missing. */
export const personOf = async (db: Executor, player_id: bigint): Promise<string | null> => {
  const profile = await readProfile(db, player_id)
  return profile ? told(profile) : null
}

/** Whether two players gave the same name and birth date. False if either profile lacks one of them. */
export const tellsSamePerson = async (db: Executor, one: bigint, other: bigint): Promise<boolean> => {
  const name = await personOf(db, one)
  return name !== null && (await personOf(db, other)) === name
}
