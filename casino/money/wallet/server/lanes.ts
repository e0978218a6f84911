import { createPool } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { createLane, type Lane } from './lane.ts'
import type { InstantRound } from './round.ts'
import { settleCall, type SettledRow } from './settle-store.ts'

/** Two lanes keep PostgreSQL busy while Node prepares the next batch; docs/decisions/0011-rounds-commit-in-lanes.md. */
const lane_count = 2
const max_batch = 128
/** Some seconds of work at full speed: beyond it a client is better told to come again. */
const max_waiting = 8_192

const remedyFor = (error: unknown): 'again' | 'apart' | 'give-up' => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  // Serialization and deadlock; lost connections, a server that stops or starts.
  if (/^(40001|40P01|08...|57P0\d|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)) return 'again'
  if (/Connection terminated|connection error/i.test(message)) return 'again'
  // Data that PostgreSQL cannot take, a broken constraint, an account that cannot be opened. Not: a statement that took too long.
  return /^(22|23|P0)...$/.test(code) ? 'apart' : 'give-up'
}

export interface Lanes {
  settle(round: InstantRound): Promise<SettledRow>
  close(): Promise<void>
}

/** Players are dealt to lanes by id, so that rounds of one player go one after the other without waiting for a lock. */
const laneOf = (owner_id: bigint, lanes: readonly Lane<InstantRound, SettledRow>[]): Lane<InstantRound, SettledRow> => {
  const number = Number((owner_id < 0n ? -owner_id : owner_id) % BigInt(lanes.length))
  return lanes[number] as Lane<InstantRound, SettledRow>
}

const openLanes = (house: House): Lanes => {
  // Their own connections: a page that waits for the pool must not hold up a round, nor the other way round.
  const { connectionString } = house.pool.options
  if (!connectionString) throw new Error('the lanes need the address of the database')
  const pool = createPool(connectionString, { max: lane_count, application_name: 'openhouse-lanes' })
  const settled = house.metrics.counter('openhouse_wallet_rounds', 'Rounds that the lanes settled or refused.')
  const batches = house.metrics.counter('openhouse_wallet_batches', 'Commits that the lanes made; rounds per commit is their load.')
  const run = async (batch: readonly InstantRound[]): Promise<SettledRow[]> => {
    const { rows } = await pool.query<SettledRow>(settleCall(batch, house.clock.now()))
    if (rows.length !== batch.length) throw new Error('the ledger answered another number of rounds than it was asked')
    settled.inc(rows.length)
    batches.inc()
    return rows
  }
  const names = ({ owner_id, key, reference }: InstantRound): string[] => [`${owner_id} ${key}`, reference]
  const overloaded = (): Error => new Refusal('temporarily-unavailable', { retry_after_s: 1 }, 503)
  const lanes = Array.from({ length: lane_count }, () => createLane({ run, names, remedyFor, max_batch, max_waiting, overloaded }))
  return {
    settle: (round) => laneOf(round.owner_id, lanes).settle(round),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
      await pool.end()
    },
  }
}

interface Kept {
  lanes: Lanes | null
}
const kept = perHouse((): Kept => ({ lanes: null }))

/** The house's lanes, opened when the first round comes. */
export const lanesOf = (house: House): Lanes => (kept(house).lanes ??= openLanes(house))

/** Lets what waits finish and ends the connections. */
export const closeLanes = async (house: House): Promise<void> => {
  await kept(house).lanes?.close()
}
