import { sql } from 'kysely'
import type { TestHouse } from './test-house.ts'

/** As if the process had died after a command took place and before its answer was kept: its repetition runs again (0017). */
export const loseAnswer = async (t: TestHouse, key: string): Promise<void> => {
  await sql`delete from kernel.idempotent_answers where key = ${key}`.execute(t.house.db)
}
