import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { brandOf } from '#kernel/brand/brand.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import type { Clock } from '#kernel/clock/clock.ts'
import type { Config } from '#kernel/config/config.ts'
import { createDatabase } from '#kernel/database/database.ts'
import { createFactWaker } from '#kernel/facts/fact-waker.ts'
import { createMetrics } from '#kernel/http/metrics.ts'
import { texts as httpTexts } from '#kernel/http/texts.ts'
import type { House } from '#kernel/house.ts'
import { createMessages } from '#kernel/i18n/messages.ts'
import type { Texts } from '#kernel/i18n/texts.ts'
import type { Jobs } from '#kernel/jobs/jobs.ts'
import type { Random } from '#kernel/random/random.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'
import { composeSlices, type ServerSlice } from '#kernel/slice.ts'

export interface HouseParts {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly pool: Pool
  readonly jobs: Jobs
  readonly realtime: Publisher
  readonly slices: readonly ServerSlice[]
  /** Texts that belong to no slice, such as those of the web shell. */
  readonly shell_texts?: Texts
  readonly process_figures?: boolean
}

/** Assembles a house from its parts. Opens no connections and starts no work. */
export const createHouse = (parts: HouseParts): House => ({
  config: parts.config,
  brand: brandOf(parts.config.brand),
  jurisdiction: jurisdictionOf(parts.config.jurisdiction),
  clock: parts.clock,
  random: parts.random,
  log: parts.log,
  pool: parts.pool,
  db: createDatabase(parts.pool),
  jobs: parts.jobs,
  realtime: parts.realtime,
  slices: composeSlices(parts.slices),
  facts: createFactWaker(),
  metrics: createMetrics({ process_figures: parts.process_figures ?? false }),
  messages: createMessages(
    [{ name: 'kernel', server_texts: httpTexts }, { name: 'shell', texts: parts.shell_texts ?? {} }, ...parts.slices],
    { support: parts.config.support_email },
  ),
})
