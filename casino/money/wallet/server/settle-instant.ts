import { perHouse, type House } from '#kernel/house.ts'
import { balances } from './balance-state.ts'
import { lanesOf } from './lanes.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { Drawn, InstantRound, SettledRound, Told } from './round.ts'
import { playerKey } from './settle-store.ts'

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
const checkTold = (house: House, told: Told): Told => {
  if (told.fact && inTransactionKinds(house).has(told.fact.kind))
    throw new Error(`${told.fact.kind} is announced by the lanes: no reaction to it can run inside their transaction`)
  return told
}

const checkDrawn = (house: House, drawn: Drawn): Drawn => ({ ...drawn, tell: (at) => checkTold(house, drawn.tell(at)) })

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
  const row = await lanesOf(house).settle({ ...round, draw, key: playerKey(round.key) })
  if (row.outcome === 'not-drawn') throw row.error
  refuseOutcome(row, house.clock.now(), round.asset)
  const replayed = row.outcome === 'replayed'
  // Also after a replay: the first process may have died between commit and message.
  if (round.purse !== 'demo' && round.owner_id > 0n) balances.mark(house, round.owner_id)
  if (!replayed) house.facts.wake()
  return { replayed, answer: (replayed ? row.stored_answer : row.answer) ?? {}, balance_after: row.balance_after }
}
