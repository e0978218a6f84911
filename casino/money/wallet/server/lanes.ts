import { createPool } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { createLane, type Lane } from '#kernel/lanes/lane.ts'
import { remedyFor } from '#kernel/lanes/remedy-for.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { settleBatch, type LaneCall, type SettledRow } from './settle-batch.ts'

/** Two lanes keep PostgreSQL busy while Node prepares the next batch (decision 0011). */
const lane_count = 2
const max_batch = 128
/** A process that hangs between the two messages of a batch must not hold its players' locks for longer than this. */
const longest_batch_ms = 30_000
/** Queue limit, some seconds of work at full speed: beyond it clients are told to retry later. */
const max_waiting = 8_192

export interface Lanes {
  settle(call: LaneCall): Promise<SettledRow>
  close(): Promise<void>
}

/** Players are assigned to lanes by id, so that rounds of one player are sequential without lock waits. */
const laneOf = (owner_id: bigint, lanes: readonly Lane<LaneCall, SettledRow>[]): Lane<LaneCall, SettledRow> => {
  const number = Number((owner_id < 0n ? -owner_id : owner_id) % BigInt(lanes.length))
  return lanes[number] as Lane<LaneCall, SettledRow>
}

const openLanes = (house: House): Lanes => {
  // Separate connections: pages waiting for the pool must not delay rounds, nor the reverse.
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
      // After any error the connection may still be in a transaction, so the pool replaces it.
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

/** The house's lanes, opened with the first round. */
export const lanesOf = (house: House): Lanes => (kept(house).lanes ??= openLanes(house))

/** Drains the lanes and closes their connections. */
export const closeLanes = async (house: House): Promise<void> => {
  await kept(house).lanes?.close()
}
