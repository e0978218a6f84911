import type { QueryConfig } from 'pg'
import type { InstantRound } from './round.ts'

export type SettleOutcome =
  | 'settled'
  | 'replayed'
  | 'key-reused'
  | 'reference-used'
  | 'stakes-blocked'
  | 'limit-reached'
  | 'too-soon'
  | 'insufficient-funds'

/** What the database says of one round, in the order of the call. */
export interface SettledRow {
  readonly outcome: SettleOutcome
  readonly balance_after: bigint
  /** The answer that was kept, of a replay. */
  readonly stored_answer: object | null
  /** Which cap was reached: 0 the session's end, 1 to 6 as in stake_controls. */
  readonly cap: number | null
  readonly till: Date | null
}

/** Keys of players and keys of the house never meet, whatever a client sends as its key. */
export const playerKey = (key: string): string => `p ${key}`
export const houseKey = (key: string): string => `h ${key}`

const text = `select outcome, balance_after, stored_answer, cap, till
  from money_wallet.settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

/** One round trip for any number of rounds: a named prepared call, no BEGIN and no COMMIT from here. */
export const settleCall = (rounds: readonly InstantRound[], moment: Date): QueryConfig => ({
  name: 'money-wallet-settle',
  text,
  values: [
    rounds.map((round) => round.owner_id),
    rounds.map((round) => round.purse),
    rounds.map((round) => round.asset),
    rounds.map((round) => round.key),
    // Half of a SHA-256 tells two requests apart as surely, and every round keeps one.
    rounds.map((round) => round.request_hash.subarray(0, 16)),
    rounds.map((round) => round.reference),
    rounds.map((round) => round.game),
    rounds.map((round) => round.stake_minor),
    rounds.map((round) => round.win_minor),
    rounds.map((round) => round.fact?.kind ?? null),
    rounds.map((round) => (round.fact ? JSON.stringify(round.fact.data) : null)),
    rounds.map((round) => JSON.stringify(round.answer)),
    moment,
    rounds.some((round) => round.least_gap_ms) ? rounds.map((round) => round.least_gap_ms ?? 0) : null,
  ],
})
