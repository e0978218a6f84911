import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { identifyOf } from '#apps/server/identify.ts'
import { slices as allSlices } from '#apps/server/slices.ts'
import { takeDatabase } from '#apps/testing/databases.ts'
import { TestVisitor } from '#apps/testing/test-visitor.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { texts as shell_texts } from '#apps/web/texts.ts'
import type { BrandName } from '#kernel/brand/brand.ts'
import { manualClock, type ManualClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import { registerReaders } from '#kernel/facts/known-readers.ts'
import { readersOf } from '#kernel/facts/readers.ts'
import { createApp } from '#kernel/http/app.ts'
import type { House } from '#kernel/house.ts'
import { createManualJobs, type ManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { flushStates } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import type { ServerSlice } from '#kernel/slice.ts'

export interface TestHouse {
  readonly house: House
  readonly app: FastifyInstance
  readonly clock: ManualClock
  readonly jobs: ManualJobs
  /** Realtime publications, in order, instead of being sent. */
  readonly published: Publication[]
  /** Channels that nobody reads, if any. */
  readonly unread: Set<string>
  /** Players whose sockets were cut: the reason, and the sessions if not all of them. */
  readonly disconnected: { player_id: bigint; reason: string; sessions?: readonly string[] }[]
  /** Connection string of the test's database as its owner, for what the site's role may not do. */
  readonly owner_url: string
  /** A browser without cookies. */
  visitor(): TestVisitor
  /** A guest's browser that already has an XSRF token. */
  arrive(): Promise<TestVisitor>
  /** Runs all reactions and pushes until none is pending. */
  drain(): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly brand?: BrandName
  readonly env?: Readonly<Record<string, string>>
  readonly slices?: readonly ServerSlice[]
  /** Use only these slices, by name; the header X-Player identifies the caller. For slices that need no accounts. */
  readonly only?: readonly string[]
  readonly now?: string
  readonly pool_size?: number
  /** Write the slices' demo content. Off by default. */
  readonly seed?: boolean
  /** Gets every line of the log, at every level, instead of nothing being logged. */
  readonly onLog?: (line: string) => void
}

/** For a house with some slices: leaves out contributions to extension points of missing slices. */
const onlySlices = (names: readonly string[]): ServerSlice[] => {
  const some = allSlices.filter(({ name }) => names.includes(name))
  const owned = new Set(some.flatMap(({ extensions = [] }) => extensions.map(({ name }) => name)))
  return [
    { name: 'testing/visitors', identify: identifyByHeader },
    ...some.map((slice) => ({ ...slice, contributes: (slice.contributes ?? []).filter(({ extension }) => owned.has(extension.name)) })),
  ]
}

/** A complete house with its own database, a test clock, test jobs and captured messages. Close it after the test. */
export const createTestHouse = async (options: Options = {}): Promise<TestHouse> => {
  const slices = options.slices ?? (options.only ? onlySlices(options.only) : allSlices)
  const database = await takeDatabase()
  const clock = manualClock(options.now ?? '2026-12-01T12:00:00Z')
  const jobs = createManualJobs(slices.flatMap((slice) => slice.jobs ?? []))
  const published: Publication[] = []
  const unread = new Set<string>()
  const disconnected: TestHouse['disconnected'] = []
  const pool = createPool(database.app_url, { max: options.pool_size ?? 8, application_name: 'openhouse-test' })
  // The captcha has its own tests; elsewhere failed attempts should reach the limit under test.
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
    log: options.onLog ? pino({ level: 'trace' }, { write: options.onLog }) : pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    pool,
    jobs,
    realtime: {
      publish: async (publications) => void published.push(...publications),
      positions: async (channels) => channels.map(() => null),
      kept: async (channels) => channels.map((channel) => !unread.has(channel)),
      disconnect: async (player_id, reason, sessions) => void disconnected.push({ player_id, reason, ...(sessions && { sessions }) }),
      close: async () => undefined,
    },
    slices,
    shell_texts,
  })
  const app = await createApp(house, identifyOf(slices))
  for (const slice of slices) await slice.prepare?.(house)
  for (const slice of slices) await slice.start?.(house)
  await registerReaders(house.db, readersOf(house))
  if (options.seed) for (const slice of slices) await slice.seed?.(house)
  return {
    house,
    app,
    clock,
    jobs,
    published,
    unread,
    disconnected,
    owner_url: database.owner_url,
    visitor: () => new TestVisitor(app),
    arrive: () => new TestVisitor(app).arrive(),
    drain: () => drainFacts(house),
    close: async () => {
      await app.close()
      for (const slice of slices) slice.closing?.(house)
      for (const slice of slices.toReversed()) await slice.stop?.(house)
      await flushStates(house)
      await house.db.destroy()
      database.drop()
    },
  }
}
