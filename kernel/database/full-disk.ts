import { sql } from 'kysely'
import { perHouse, type House } from '#kernel/house.ts'

/** What PostgreSQL says when the disk that holds its data takes no more. */
const disk_full = '53100'

const disk = perHouse(() => ({ is_full: false }))

/** Remembers that the database could not write, so that the site is not taken for ready while nobody can play. */
export const noticeFullDisk = (house: House, error: unknown): void => {
  if ((error as { code?: string } | null)?.code === disk_full) disk(house).is_full = true
}

/** Writes 8 MB beside the tables, of which nothing stays: a sort that has no memory. It touches no row and no log. */
const tryDisk = (house: House): Promise<void> =>
  house.db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx)
    await sql`select count(*) from
      (select repeat('x', 1000) as filler, line from generate_series(1, 8000) line order by filler, line offset 0) sorted`.execute(tx)
  })

/**
 * Can the database write? It is asked only once a statement found the disk full, for a database that reads well says nothing of it;
 * from the first try that succeeds on the site is ready again by itself (reliability 25). Rejects where the database does not answer.
 */
export const hasRoom = async (house: House): Promise<boolean> => {
  const state = disk(house)
  if (!state.is_full) return true
  try {
    await tryDisk(house)
    state.is_full = false
  } catch (error) {
    if ((error as { code?: string } | null)?.code !== disk_full) throw error
  }
  return !state.is_full
}
