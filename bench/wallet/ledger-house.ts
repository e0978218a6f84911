import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { systemClock, type Clock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import type { Environment } from '#kernel/config/environment.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { startEmbedded, type EmbeddedDatabase } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import type { House } from '#kernel/house.ts'
import type { ServerSlice } from '#kernel/slice.ts'
import type { Jobs } from '#kernel/jobs/jobs.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'
import { slice } from '#casino/money/wallet/server/index.ts'

interface LedgerHouseParts {
  readonly clock?: Clock
  readonly jobs?: Jobs
  /** Nobody hears what is published without one. */
  readonly realtime?: Publisher
  /** Beyond what every such house is configured with. */
  readonly settings?: Environment
}

/** A house with the ledger and optional further slices on a database; it does not listen. */
export const ledgerHouse = (
  app_url: string,
  others: readonly ServerSlice[] = [],
  { clock = systemClock, jobs = createManualJobs([]), realtime = silentPublisher, settings = {} }: LedgerHouseParts = {},
): House =>
  createHouse({
    // With the sandbox of the cash desk: nothing here is real money.
    config: readConfig(
      { WEB: 'none', SPORT_WORLD: 'off', LIVE_TABLES: 'off', DEMO: 'yes', ...settings },
      { key_id: '1', hex: '00'.repeat(32) },
    ),
    clock,
    random: systemRandom,
    log: pino({ level: 'warn' }),
    pool: createPool(app_url, { max: 8, application_name: 'openhouse-bench' }),
    jobs,
    realtime,
    // The slices that read the ledger's contributions are missing here.
    slices: [{ ...slice, contributes: [] }, ...others],
  })

export interface LedgerDatabase extends EmbeddedDatabase {
  /** Where a site would keep its data: PostgreSQL's folder is in it. */
  readonly data_folder: string
  /** Stops the server and deletes its folder. */
  readonly remove: () => Promise<void>
}

/** A durable, migrated PostgreSQL in a temporary folder. */
export const startLedgerDatabase = async (port: number): Promise<LedgerDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-ledger-'))
  await chmod(folder, 0o711)
  const database = await startEmbedded({ data_folder: path.join(folder, 'postgres'), port, log: () => undefined })
  // Here alone: the processes that are killed and started again all the time need one or two slices.
  const { slices } = await import('#apps/server/slices.ts')
  await migrate(database.owner_url, slices, { app_role: new URL(database.app_url).username })
  return {
    ...database,
    data_folder: folder,
    remove: async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates `count` players after number `from`, each with a main balance; `caps` gives them limits that they will not reach. */
export const createPlayers = async (
  app_url: string,
  count: number,
  amount_minor: bigint,
  options: { caps: boolean; from?: number },
): Promise<void> => {
  const { caps, from = 0 } = options
  const ids = `generate_series(${from + 1}, ${from + count}) id`
  const client = new pg.Client({ connectionString: app_url })
  await client.connect()
  await client.query(`select money_wallet.open_wallet(id, 'UAH', array['main']) from ${ids}`)
  await client.query(
    // A transaction has 32,767 lines at most.
    `select money_wallet.post('start ' || $2 || ' ' || id / 10000, '', 'deposit', null, null, jsonb_agg(jsonb_build_object(
              'from_owner', 0, 'from_purse', 'clearing:bench', 'from_asset', 'UAH',
              'to_owner', id, 'to_purse', 'main', 'to_asset', 'UAH', 'amount', $1::bigint)), null, now())
       from ${ids} group by id / 10000`,
    [amount_minor, String(from)],
  )
  if (caps)
    await client.query(
      `select money_wallet.set_stake_controls(id, null, null, 'UAH', array_fill(9000000000000000::bigint, array[6]), now(), '{}') from ${ids}`,
    )
  await client.end()
}

/**
 * Gives the players a casino bonus so large that it is never fully wagered or staked. Call it before they have cash, because cash
 * in `main` is staked first.
 */
export const giveGrants = async (app_url: string, players: { readonly from: number; readonly count: number }): Promise<void> => {
  const client = new pg.Client({ connectionString: app_url })
  await client.connect()
  await client.query(
    `select money_wallet.post('fund ' || $1, '', 'prize-fund', null, null, jsonb_build_array(jsonb_build_object(
              'from_owner', 0, 'from_purse', 'clearing:bench', 'from_asset', 'UAH',
              'to_owner', 0, 'to_purse', 'fund:bench', 'to_asset', 'UAH', 'amount', 2000000000000000)), null, now())`,
    [String(players.from)],
  )
  await client.query(
    `select money_wallet.begin_grant(id, id, 'casino', 'UAH', 'bonus:' || id, 'fund:bench', 1000000000, 1000000000000000, 10000,
              '{"slot": 100}', '{}', 50, now())
       from generate_series($1::bigint + 1, $1::bigint + $2::bigint) id`,
    [players.from, players.count],
  )
  await client.end()
}
