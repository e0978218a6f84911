import { perHouse, type House } from '#kernel/house.ts'
import { markMoved } from './balance-messages.ts'
import { lanesOf } from './lanes.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { InstantRound, SettledRound } from './round.ts'
import { playerKey } from './settle-store.ts'

/** Kinds of fact that somebody wants inside the producer's transaction, which a lane's batch cannot give. */
const inTransactionKinds = perHouse(
  (house) =>
    new Set(
      house.slices.flatMap((slice) =>
        (slice.reactions ?? []).filter((reaction) => reaction.lane === 'in-transaction').map((reaction) => reaction.kind),
      ),
    ),
)

const check = (house: House, round: InstantRound): void => {
  if (round.stake_minor < 0n || round.win_minor < 0n) throw new RangeError('stake and win are not below zero')
  if (round.key.length === 0 || round.key.length > 300) throw new RangeError('the key of a round has 1 to 300 characters')
  if (round.owner_id === 0n) throw new RangeError('owner 0 is the house itself')
  if (round.fact && inTransactionKinds(house).has(round.fact.kind))
    throw new Error(`${round.fact.kind} is announced by the lanes: no reaction to it can run inside their transaction`)
}

/**
 * Settles one instant round: takes its stake, pays its win, writes its fact and keeps its answer, all or nothing, durable
 * when the promise resolves. One round trip to the database, shared with whatever else is being played.
 *
 * The same key with the same request returns the stored answer (`replayed`), also after a crash in between.
 * Refusals, in this order: `idempotency-key-reused` (409); `reference-used` (409: take the next nonce);
 * `stakes-blocked` { till }; `limit-reached` { which, kind, till }; `too-soon` { till, retry_after_ms }; `insufficient-funds`. A
 * round without a stake is never refused for the last four. Throws RangeError on amounts below zero; when the database cannot be
 * reached the error goes through and the outcome is unknown: ask again with the same key.
 * Source: performance.md design 1 and 2, reliability 4, 11-13.
 */
export const settleInstant = async (house: House, round: InstantRound): Promise<SettledRound> => {
  check(house, round)
  const row = await lanesOf(house).settle({ ...round, key: playerKey(round.key) })
  refuseOutcome(row, house.clock.now())
  const replayed = row.outcome === 'replayed'
  // Also after a replay: the first time may have died between its commit and its message.
  if (round.purse !== 'demo') markMoved(house, round.owner_id)
  if (round.fact && !replayed) house.facts.wake()
  return { replayed, answer: replayed ? (row.stored_answer ?? {}) : round.answer, balance_after: row.balance_after }
}
