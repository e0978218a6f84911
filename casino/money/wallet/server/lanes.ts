import { createPool } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { createLane, type Lane } from './lane.ts'
import { settleBatch, type LaneCall, type SettledRow } from './settle-batch.ts'

/** Two lanes keep PostgreSQL busy while Node prepares the next batch; docs/decisions/0011-rounds-commit-in-lanes.md. */
const lane_count = 2
const max_batch = 128
/** A process that stops in its tracks between the two messages of a batch must not hold its players' locks for longer. */
const longest_batch_ms = 30_000
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
  settle(call: LaneCall): Promise<SettledRow>
  close(): Promise<void>
}

/** Players are dealt to lanes by id, so that rounds of one player go one after the other without waiting for a lock. */
const laneOf = (owner_id: bigint, lanes: readonly Lane<LaneCall, SettledRow>[]): Lane<LaneCall, SettledRow> => {
  const number = Number((owner_id < 0n ? -owner_id : owner_id) % BigInt(lanes.length))
  return lanes[number] as Lane<LaneCall, SettledRow>
}

const openLanes = (house: House): Lanes => {
  // Their own connections: a page that waits for the pool must not hold up a round, nor the other way round.
  const { connectionString } = house.pool.options
  if (!connectionString) throw new Error('the lanes need the address of the database')
  const pool = createPool(connectionString, { max: lane_count, application_name: 'openhouse-lanes', transaction_ms: longest_batch_ms })
  const settled = house.metrics.counter('openhouse_wallet_rounds', 'Rounds that the lanes settled or refused.')
  const batches = house.metrics.counter('openhouse_wallet_batches', 'Commits that the lanes made; rounds per commit is their load.')
  const run = async (batch: readonly LaneCall[]): Promise<SettledRow[]> => {
    const client = await pool.connect()
    let is_spoilt = true
    try {
      const rows = await settleBatch(client, batch, house.clock.now())
      is_spoilt = false
      settled.inc(rows.length)
      batches.inc()
      return rows
    } finally {
      // A connection on which anything went wrong may still stand in a transaction: the pool makes a new one.
      client.release(is_spoilt)
    }
  }
  const names = ({ owner_id, key, reference }: LaneCall): string[] => [`${owner_id} ${key}`, reference]
  const isLater = ({ outcome }: SettledRow): boolean => outcome === 'later'
  const overloaded = (): Error => new Refusal('temporarily-unavailable', { retry_after_s: 1 }, 503)
  const lanes = Array.from({ length: lane_count }, () => createLane({ run, names, isLater, remedyFor, max_batch, max_waiting, overloaded }))
  return {
    settle: (call) => laneOf(call.owner_id, lanes).settle(call),
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
