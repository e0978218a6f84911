import { createPool } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { createLane } from '#kernel/lanes/lane.ts'
import { remedyFor } from '#kernel/lanes/remedy-for.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { balances } from './balance-state.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { Drawn, InstantRound, SettledRound, Told } from './round.ts'
import { settleBatch, type LaneCall, type SettledRow } from './settle-batch.ts'
import { playerKey } from './settle-store.ts'

const max_batch = 128
/** A process that hangs between the two messages of a batch must not hold its players' locks for longer than this. */
const longest_batch_ms = 30_000
/** Queue limit, some seconds of work at full speed: beyond it clients are told to retry later. */
const max_waiting = 8_192

interface RoundLane {
  settle(call: LaneCall): Promise<SettledRow>
  close(): Promise<void>
}

/** One lane for all players: a larger batch saves more than a second one beside it would gain (decision 0011). */
const openLane = (house: House): RoundLane => {
  // A connection of its own: pages waiting for the pool must not delay rounds, nor the reverse.
  const { connectionString } = house.pool.options
  if (!connectionString) throw new Error('the lane needs the address of the database')
  const pool = createPool(connectionString, {
    max: 1,
    application_name: 'openhouse-lane',
    transaction_ms: longest_batch_ms,
    without_pipeline: true,
  })
  const settled = house.metrics.counter('openhouse_wallet_rounds', 'Rounds that the lane settled or refused.')
  const batches = house.metrics.counter('openhouse_wallet_batches', 'Commits that the lane made; rounds per commit is its load.')
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
  // Keys are their owner's own; that two owners' equal keys wait for each other is rarer than joining each key with its owner costs.
  const names = ({ key, reference }: LaneCall): string[] => [key, reference]
  const isLater = ({ outcome }: SettledRow): boolean => outcome === 'later'
  const overloaded = (): Error => new Refusal('temporarily-unavailable', { retry_after_s: 1 }, 503)
  const lane = createLane({ run, names, isLater, remedyFor, max_batch, max_waiting, overloaded })
  return {
    settle: (call) => lane.settle(call),
    close: async () => {
      await lane.close()
      await pool.end()
    },
  }
}

interface Kept {
  lane: RoundLane | null
}
const kept = perHouse((): Kept => ({ lane: null }))

/** The house's lane, opened with the first round. */
const laneOf = (house: House): RoundLane => (kept(house).lane ??= openLane(house))

/** Drains the lane and closes its connection. */
export const closeLane = async (house: House): Promise<void> => {
  await kept(house).lane?.close()
}

/** Fact kinds with in-transaction reactions, which a batch cannot run. */
const inTransactionKinds = perHouse(
  (house) =>
    new Set(
      house.slices.flatMap((slice) =>
        (slice.reactions ?? []).filter((reaction) => reaction.lane === 'in-transaction').map((reaction) => reaction.kind),
      ),
    ),
)

const check = (round: InstantRound): void => {
  if (round.stake_minor < 0n) throw new RangeError('a stake is not below zero')
  if (round.key.length === 0 || round.key.length > 300) throw new RangeError('the key of a round has 1 to 300 characters')
  if (round.owner_id === 0n) throw new RangeError('owner 0 is the house itself')
}

/** Refuses facts that cannot be written by a batch. */
export const checkTold = (house: House, told: Pick<Told, 'fact'>): void => {
  if (told.fact && inTransactionKinds(house).has(told.fact.kind))
    throw new Error(`${told.fact.kind} is written by the ledger: no reaction to it can run inside its transaction`)
}

const checkDrawn = (house: House, drawn: Drawn): Drawn => ({
  ...drawn,
  tell: (at) => {
    const told = drawn.tell(at)
    checkTold(house, told)
    return told
  },
})

/**
 * Settles one instant round: takes its stake, draws and pays its win, writes its fact and stores its response, all or nothing,
 * durable when the promise resolves. It shares a batch with other rounds. The ledger decides first, and only accepted rounds are
 * drawn (decision 0016).
 *
 * The same key with the same request returns the stored response (`replayed`), also after a crash. Refusals, in this order:
 * `idempotency-key-reused` (409); `reference-used` (409: use the next nonce); `stakes-blocked` { till }; `limit-reached` { which,
 * kind, till }; `too-soon` { till, retry_after_ms }; `bonus-stake-too-high` { most, most_minor } if bonus money would be part of a
 * stake above its terms; `insufficient-funds`. A round without a stake is never refused for the last five. Throws RangeError on
 * negative amounts. If the database cannot be reached, the error is thrown and the outcome is unknown: retry with the same key. If
 * a round failed although its `draw` was called, its reference must be used up before another round uses it. Source: performance.md
 * design 1 and 2, reliability 4, 11-13, 26.
 */
export const settleInstant = async (house: House, round: InstantRound): Promise<SettledRound> => {
  check(round)
  const draw: InstantRound['draw'] = (accepted) => checkDrawn(house, round.draw(accepted))
  const row = await laneOf(house).settle({ ...round, draw, key: playerKey(round.key) })
  if (row.outcome === 'not-drawn') throw row.error
  refuseOutcome(row, house.clock.now(), round.asset)
  const replayed = row.outcome === 'replayed'
  // Here the balance sets out for the player's other windows. Also after a replay: the first process may have died between commit and
  // message.
  if (round.purse !== 'demo' && round.owner_id > 0n) balances.mark(house, round.owner_id)
  if (!replayed) house.facts.wake()
  return { replayed, answer: (replayed ? row.stored_answer : row.answer) ?? {}, balance_after: row.balance_after }
}
