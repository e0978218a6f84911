import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { identifyOf } from '#apps/server/identify.ts'
import { slices as allSlices } from '#apps/server/slices.ts'
import { takeDatabase } from '#apps/testing/databases.ts'
import { TestVisitor } from '#apps/testing/test-visitor.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { texts as shell_texts } from '#apps/web/texts.ts'
import type { BrandName } from '#kernel/brand/brand.ts'
import { heldClock, type HeldClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import { registerReaders } from '#kernel/facts/known-readers.ts'
import { readersOf } from '#kernel/facts/readers.ts'
import { createApp } from '#kernel/http/app.ts'
import type { House } from '#kernel/house.ts'
import { createHeldJobs, type HeldJobs } from '#kernel/jobs/held-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { flushStates } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import type { ServerSlice } from '#kernel/slice.ts'

export interface TestHouse {
  readonly house: House
  readonly app: FastifyInstance
  readonly clock: HeldClock
  readonly jobs: HeldJobs
  /** What would have gone to the browsers, in order. */
  readonly published: Publication[]
  /** Players whose sockets were cut, with the reason and the sessions where not all were. */
  readonly disconnected: { player_id: bigint; reason: string; sessions?: readonly string[] }[]
  /** Address of this test's own database as its owner, for what the site itself may not do. */
  readonly owner_url: string
  /** A browser with cookies of its own that has been nowhere yet. */
  visitor(): TestVisitor
  /** A browser that has just come: as a guest, with an XSRF token. */
  arrive(): Promise<TestVisitor>
  /** Lets every reaction and push run to the end. */
  drain(): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly brand?: BrandName
  readonly env?: Readonly<Record<string, string>>
  readonly slices?: readonly ServerSlice[]
  /** Only these slices of the house, by name; the header X-Player says who is calling. For slices that need no accounts. */
  readonly only?: readonly string[]
  readonly now?: string
  readonly pool_size?: number
  /** Write the demo content of the slices. Off by default. */
  readonly seed?: boolean
}

/** Part of the house: what its slices give to points of slices that are not there is left out. */
const onlySlices = (names: readonly string[]): ServerSlice[] => {
  const some = allSlices.filter(({ name }) => names.includes(name))
  const owned = new Set(some.flatMap(({ extensions = [] }) => extensions.map(({ name }) => name)))
  return [
    { name: 'testing/visitors', identify: identifyByHeader },
    ...some.map((slice) => ({ ...slice, contributes: (slice.contributes ?? []).filter(({ extension }) => owned.has(extension.name)) })),
  ]
}

/** A whole house on a database of its own: held clock, held jobs, captured messages. Close it after the test. */
export const createTestHouse = async (options: Options = {}): Promise<TestHouse> => {
  const slices = options.slices ?? (options.only ? onlySlices(options.only) : allSlices)
  const database = await takeDatabase()
  const clock = heldClock(options.now ?? '2026-12-01T12:00:00Z')
  const jobs = createHeldJobs(slices.flatMap((slice) => slice.jobs ?? []))
  const published: Publication[] = []
  const disconnected: TestHouse['disconnected'] = []
  const pool = createPool(database.app_url, { max: options.pool_size ?? 8, application_name: 'openhouse-test' })
  // The captcha has tests of its own; elsewhere failed tries should reach the limits that a test is about.
  const env = {
    WEB: 'none',
    BRAND: options.brand ?? 'ua',
    DEMO: 'yes',
    CAPTCHA_INTERNAL: 'no',
    SPORT_WORLD: 'off',
    LIVE_TABLES: 'off',
    ...options.env,
  }
  const house = createHouse({
    config: readConfig(env, { key_id: '1', hex: '00'.repeat(32) }),
    clock,
    random: systemRandom,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    pool,
    jobs,
    realtime: {
      publish: async (publications) => void published.push(...publications),
      disconnect: async (player_id, reason, sessions) => void disconnected.push({ player_id, reason, ...(sessions && { sessions }) }),
      close: async () => undefined,
    },
    slices,
    shell_texts,
  })
  const app = await createApp(house, identifyOf(slices))
  for (const slice of slices) await slice.start?.(house)
  await registerReaders(house.db, readersOf(house))
  if (options.seed) for (const slice of slices) await slice.seed?.(house)
  return {
    house,
    app,
    clock,
    jobs,
    published,
    disconnected,
    owner_url: database.owner_url,
    visitor: () => new TestVisitor(app),
    arrive: () => new TestVisitor(app).arrive(),
    drain: () => drainFacts(house),
    close: async () => {
      await app.close()
      for (const slice of slices.toReversed()) await slice.stop?.(house)
      await flushStates(house)
      await house.db.destroy()
      database.drop()
    },
  }
}
