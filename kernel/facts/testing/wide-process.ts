import { sql } from 'kysely'
import { pino } from 'pino'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import { wideSlices } from '#kernel/facts/testing/wide-slices.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

/**
 * A separate process that runs readers of 400 slices with two reactions each until it is killed. Argument: the database's
 * connection string.
 */
const [, , database_url = ''] = process.argv

const slices = wideSlices(400, (slice) => async (facts, tx) => {
  const amount = facts.reduce((sum, { data }) => sum + data.amount, 0)
  await sql`update public.counted set sum = sum + ${amount} where slice = ${slice}`.execute(tx)
})

const house = createHouse({
  config: readConfig({ WEB: 'none', BRAND: 'ua', DEMO: 'yes' }, { key_id: '1', hex: '00'.repeat(32) }),
  clock: systemClock,
  random: systemRandom,
  log: pino({ level: 'silent' }),
  pool: createPool(database_url, { max: 2, application_name: 'openhouse-test' }),
  jobs: createManualJobs([]),
  realtime: silentPublisher,
  slices,
})
await startDispatcher(house)
process.stdout.write('reading\n')
