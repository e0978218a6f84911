import { sql } from 'kysely'
import { perHouse, type House } from '#kernel/house.ts'

/** PostgreSQL's error code for a full disk. */
const disk_full = '53100'

const disk = perHouse(() => ({ is_full: false }))

/** Records that the database could not write, so that the readiness check fails while nobody can play. */
export const noticeFullDisk = (house: House, error: unknown): void => {
  if ((error as { code?: string } | null)?.code === disk_full) disk(house).is_full = true
}

/** Makes PostgreSQL write 8 MB of temporary data (a sort without memory), which is removed at once. No table and no WAL is touched. */
const tryDisk = (house: House): Promise<void> =>
  house.db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx)
    await sql`select count(*) from
      (select repeat('x', 1000) as filler, line from generate_series(1, 8000) line order by filler, line offset 0) sorted`.execute(tx)
  })

/**
 * Whether the database can write. Only checked after a statement found the disk full, because reads still succeed then; the site is
 * ready again from the first successful check (reliability 25). Rejects if the database does not respond.
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
