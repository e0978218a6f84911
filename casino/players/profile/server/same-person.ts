import type { Executor } from '#kernel/database/database.ts'
import { readProfile, type ProfileRow } from './store.ts'

const told = ({ first_name, last_name, birth_date }: ProfileRow): string | null =>
  first_name === null || last_name === null || birth_date === null ? null : `${first_name} ${last_name} ${birth_date}`.toLowerCase()

/** Do two players tell the same name and day of birth of themselves, as their documents would? False while either tells too little. */
export const tellsSamePerson = async (db: Executor, one: bigint, other: bigint): Promise<boolean> => {
  const [first, second] = [await readProfile(db, one), await readProfile(db, other)]
  const name = first ? told(first) : null
  return name !== null && second !== undefined && told(second) === name
}
