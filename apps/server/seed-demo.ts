import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Marks a database as demo: only an empty one, and only if DEMO is set. */
const markAsDemo = async (house: House): Promise<boolean> => {
  if (!house.config.demo) return false
  const { rows } = await sql<{ demo: boolean; used: boolean }>`
    select exists (select from kernel.marks where name = 'demo') as demo, exists (select from kernel.facts) as used`.execute(house.db)
  if (rows[0]?.demo) return true
  // An unmarked database with data may be a real one, so the environment variable alone is not enough.
  if (rows[0]?.used) return false
  await sql`insert into kernel.marks (name, value) values ('demo', 'yes') on conflict do nothing`.execute(house.db)
  return true
}

/**
 * Writes the slices' demo content if the database is marked as demo, and says whether it is. Safe to repeat. Throws StartUpError if CROWD=on
 * and the database is not marked: simulated players belong to a demo only.
 */
export const seedDemo = async (house: House): Promise<boolean> => {
  if (!(await markAsDemo(house))) {
    if (house.config.crowd === 'on')
      throw new StartUpError('CROWD=on, but this database is not marked as demo: simulated players live in a demo and nowhere else.')
    return false
  }
  for (const slice of house.slices) await slice.seed?.(house)
  house.facts.wake()
  return true
}

/** A demo goes on while it is open: what is over comes again, as it would at a start. */
export const demoJob: JobDeclaration = {
  name: 'apps/server.seed-demo',
  cron: '23 * * * *',
  run: async (_data, house) => void (await seedDemo(house)),
}
