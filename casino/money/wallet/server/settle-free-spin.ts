import { sql } from 'kysely'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, minorToDecimal } from '#kernel/money/currency.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import { refuse } from '../contract.ts'
import { balances } from './balance-state.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { InstantRound, Told } from './round.ts'
import type { SettledRow } from './settle-batch.ts'
import { playerKey, storedHash } from './settle-store.ts'

/** A round whose stake a free spin pays. */
export interface FreeSpinRound extends Omit<InstantRound, 'purse' | 'play'> {
  readonly free_spins_id: bigint
}

interface SettledFreeSpin {
  readonly replayed: boolean
  readonly answer: object
}

type Verdict =
  | SettledRow['outcome']
  | 'accepted'
  | 'free-spins-unknown'
  | 'free-spins-ended'
  | 'free-spins-other-game'
  | 'free-spins-other-stake'

interface VerdictRow extends Pick<SettledRow, 'cap' | 'till'> {
  readonly outcome: Verdict
  readonly stored_answer: object | null
  /** The stake of these free spins, minor units. */
  readonly most: bigint | null
}

/** Turns the ledger's "no" into the refusal that a player reads; returns when it was a "yes". */
const refuseVerdict = (house: House, { outcome, cap, till, most }: VerdictRow, asset: string): void => {
  if (outcome === 'accepted' || outcome === 'replayed') return
  if (outcome === 'free-spins-unknown') return refuse(outcome, {}, 404)
  // Between the look at the spins and the look at their purse nobody else plays: an empty purse is that of spins that are used up.
  if (outcome === 'free-spins-ended' || outcome === 'insufficient-funds') return refuse('free-spins-ended')
  if (outcome === 'free-spins-other-game') return refuse(outcome)
  if (outcome === 'free-spins-other-stake')
    return refuse(outcome, { stake: `${minorToDecimal(Number(most), exponentOf(asset))} ${asset}`, stake_minor: Number(most) })
  refuseOutcome({ outcome, cap, till }, house.clock.now(), asset)
}

/** Asks the ledger and, where it accepts, writes what `play` makes of the spin; a repeat brings what was kept. */
export const settleSpin = async (
  tx: Tx,
  house: House,
  round: Omit<FreeSpinRound, 'draw'>,
  play: (now: Date) => { readonly win_minor: bigint } & Told,
): Promise<SettledFreeSpin> => {
  const { free_spins_id, owner_id, asset, reference, game, stake_minor, least_gap_ms = 0 } = round
  const [key, request_hash, now] = [playerKey(round.key), storedHash(round.request_hash), house.clock.now()]
  const { rows } = await sql<VerdictRow>`
    select outcome, stored_answer, cap, till, most
      from money_wallet.accept_free_spin(${free_spins_id}, ${owner_id}, ${asset}, ${key}, ${request_hash}, ${reference}, ${game}, ${stake_minor},
                                         ${least_gap_ms}::integer, ${now})`.execute(tx)
  const [verdict] = rows
  if (!verdict) throw new Error('the ledger did not answer')
  refuseVerdict(house, verdict, asset)
  if (verdict.outcome === 'replayed') return { replayed: true, answer: verdict.stored_answer ?? {} }
  const { win_minor, fact, answer } = play(now)
  if (win_minor < 0n) throw new RangeError('a win is not below zero')
  await sql`
    select money_wallet.settle_free_spin(${free_spins_id}, ${key}, ${request_hash}, ${reference}, ${game}, ${win_minor},
      ${fact?.kind ?? null}::text, ${fact ? JSON.stringify(fact.data) : null}::jsonb, ${JSON.stringify(answer)}::json, ${now})`.execute(tx)
  return { replayed: false, answer }
}

/**
 * Plays a free spin in a transaction of its own: the ledger decides by the player's controls and the spins' own games, stake and time, and
 * only what it accepted is drawn (decision 0016). The win is cash, or the bonus's that the spins came with. The same key with the same
 * request brings the same round. Refusals as `settleInstant`, and `free-spins-unknown` (404), `free-spins-ended`, `free-spins-other-game`,
 * `free-spins-other-stake` { stake, stake_minor }.
 */
export const settleFreeSpin = async (house: House, round: FreeSpinRound): Promise<SettledFreeSpin> => {
  if (round.stake_minor <= 0n) throw new RangeError('a free spin has a stake')
  const settled = await inTransaction(house.db, (tx) =>
    settleSpin(tx, house, round, (now) => {
      const drawn = round.draw(acceptDraw(round.reference))
      return { win_minor: drawn.win_minor, ...drawn.tell(now) }
    }),
  )
  balances.mark(house, round.owner_id)
  if (!settled.replayed) house.facts.wake()
  return settled
}
