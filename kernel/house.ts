import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Brand } from '#kernel/brand/brand.ts'
import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'
import type { Clock } from '#kernel/clock/clock.ts'
import type { Config } from '#kernel/config/config.ts'
import type { Database } from '#kernel/database/database.ts'
import type { FactWaker } from '#kernel/facts/fact-waker.ts'
import type { Jobs } from '#kernel/jobs/jobs.ts'
import type { Messages } from '#kernel/i18n/messages.ts'
import type { Random } from '#kernel/random/random.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'
import type { Metrics } from '#kernel/http/metrics.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/**
 * The context that every use case receives: configuration, database, clock, random source, facts, jobs and texts of one running
 * site. Built once per process in apps/server, and once per test in apps/testing.
 */
export interface House {
  readonly config: Config
  readonly brand: Brand
  /** The licence's requirements. */
  readonly jurisdiction: Jurisdiction
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  /** Kysely over the pool; statements are `sql` templates in a slice's store.ts. */
  readonly db: Database
  /** For hot paths only: named prepared statements in one round trip. */
  readonly pool: Pool
  readonly facts: FactWaker
  readonly realtime: Publisher
  readonly jobs: Jobs
  readonly messages: Messages
  readonly metrics: Metrics
  readonly slices: readonly ServerSlice[]
}

/**
 * Creates a value once per house (a queue, a cache) without a global: `const lanes = perHouse((house) => …)`, then `lanes(house)`.
 * Two houses in one process, as in tests, never share it.
 */
export const perHouse = <T>(create: (house: House) => T): ((house: House) => T) => {
  const made = new WeakMap<House, T>()
  return (house) => {
    const known = made.get(house)
    if (known !== undefined) return known
    const fresh = create(house)
    made.set(house, fresh)
    return fresh
  }
}
