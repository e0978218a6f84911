import type { Executor } from '#kernel/database/database.ts'
import { readProfile, type ProfileRow } from './store.ts'

const told = ({ first_name, last_name, birth_date }: ProfileRow): string | null =>
  first_name === null || last_name === null || birth_date === null ? null : `${first_name} ${last_name} ${birth_date}`.toLowerCase()

/** Whether two players gave the same name and birth date. False if either profile lacks one of them. */
export const tellsSamePerson = async (db: Executor, one: bigint, other: bigint): Promise<boolean> => {
  const [first, second] = [await readProfile(db, one), await readProfile(db, other)]
  const name = first ? told(first) : null
  return name !== null && second !== undefined && told(second) === name
}
