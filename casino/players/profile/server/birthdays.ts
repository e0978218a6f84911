import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** Players whose birthday is on one of these days, `312` for 12 March, in order of their ids. */
export const bornOnDays = async (
  db: Executor,
  days: readonly number[],
): Promise<readonly { readonly player_id: bigint; readonly day: number }[]> => {
  const { rows } = await sql<{ player_id: bigint; day: number }>`
    select player_id, (extract(month from birth_date) * 100 + extract(day from birth_date))::integer as day from players_profile.profiles
     where extract(month from birth_date) * 100 + extract(day from birth_date) = any(${days.map(String)}::numeric[])
     order by player_id`.execute(db)
  return rows
}
