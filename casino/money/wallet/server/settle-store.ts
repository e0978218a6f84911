import type { QueryConfig } from 'pg'
import { bigintArray, joinedJson, splitJson, textArray } from '#kernel/database/array-literals.ts'
import type { InstantRound, Told } from './round.ts'

/** A round as the ledger sees it: without its draw, which the caller keeps and runs only for what was accepted. */
export type AskedRound = Omit<InstantRound, 'draw'>

/** What the ledger says of a round when it is asked; only what is `accepted` is drawn. `later`: ask again in the next call. */
export type Verdict = 'accepted' | 'later' | Refused | 'replayed'

export type Refused =
  | 'key-reused'
  | 'reference-used'
  | 'stakes-blocked'
  | 'other-currency'
  | 'limit-reached'
  | 'too-soon'
  | 'bonus-stake-too-high'
  | 'insufficient-funds'

/** What the database says of one round. */
export interface VerdictRow {
  /**
   * Which round of the call, from 1. Where two rows have the same one, the later is true: accept.sql returns rows as it decides, and
   * begins anew after them if it finds that an account has to be opened first.
   */
  readonly place: number
  readonly outcome: Verdict
  readonly balance_after: bigint
  /** The answer that was kept, of a replay. */
  readonly stored_answer: object | null
  /** Which cap was reached: 0 the session's end, 1 to 6 as in stake_controls. */
  readonly cap: number | null
  readonly till: Date | null
  /** The most that the terms of a grant let stake with its money, minor units. */
  readonly most: bigint | null
}

/** Keys of players and keys of the house never meet, whatever a client sends as its key. */
export const playerKey = (key: string): string => `p ${key}`
export const houseKey = (key: string): string => `h ${key}`

/** Half of a SHA-256 tells two requests apart as surely, and every round keeps one. */
const stored_hash_bytes = 16
export const storedHash = (request_hash: Buffer): Buffer => request_hash.subarray(0, stored_hash_bytes)

/** As PostgreSQL reads bytes in a text. */
const writtenHash = ({ request_hash }: AskedRound): string => String.raw`\x${request_hash.toString('hex', 0, stored_hash_bytes)}`

const accept_text = `select place, outcome, balance_after, stored_answer, cap, till, most
  from money_wallet.accept($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

/** Games, categories and opposites, or nothing of them all where no round goes by terms. */
const plays = (rounds: readonly AskedRound[]): unknown[] => {
  if (!rounds.some(({ play }) => play)) return [null, null, null]
  const opposites = rounds.map(({ play }) => play?.opposite_percent ?? 0)
  return [
    textArray(rounds.map(({ game }) => game)),
    textArray(rounds.map(({ play }) => play?.category ?? null)),
    opposites.some((percent) => percent > 0) ? opposites : null,
  ]
}

/** Asks for any number of rounds; one or more rows of `VerdictRow` for each, the last of them true. Only in one transaction with `settleCall`. */
export const acceptCall = (rounds: readonly AskedRound[], moment: Date): QueryConfig => ({
  name: 'money-wallet-accept',
  text: accept_text,
  values: [
    bigintArray(rounds.map((round) => round.owner_id)),
    textArray(rounds.map((round) => round.purse)),
    textArray(rounds.map((round) => round.asset)),
    textArray(rounds.map((round) => round.key)),
    textArray(rounds.map(writtenHash)),
    textArray(rounds.map((round) => round.reference)),
    bigintArray(rounds.map((round) => round.stake_minor)),
    moment,
    rounds.some((round) => round.least_gap_ms) ? rounds.map((round) => round.least_gap_ms ?? 0) : null,
    ...plays(rounds),
  ],
})

/** An accepted round with what it brought; without `told` it could not be drawn, and nothing of it is written. */
export interface DrawnRound {
  readonly round: AskedRound
  readonly win_minor: bigint
  readonly told: Told | null
}

const settle_text = `select array_to_string(array(
  select money_wallet.settle($1, $2, $3, $4, $5, $6, ${splitJson('$7')}::jsonb[], ${splitJson('$8')}::json[], $9)), ',') as balances`

/** What then stood in the account of each round, in the order of `settleCall`'s rounds: one text, for a row for each costs more than it says. */
export interface SettledBalances {
  readonly balances: string
}

export const balancesOf = (rows: readonly SettledBalances[] | null): bigint[] => (rows?.[0]?.balances.split(',') ?? []).map(BigInt)

/** Writes every round that was accepted in this transaction, in the order of the rows that said so. One row of `SettledBalances`. */
export const settleCall = (drawn: readonly DrawnRound[], moment: Date): QueryConfig => {
  const facts = drawn.map(({ told }) => told?.fact ?? null)
  const has_facts = facts.some((fact) => fact !== null)
  return {
    name: 'money-wallet-settle',
    text: settle_text,
    values: [
      textArray(drawn.map(({ round }) => round.key)),
      textArray(drawn.map(({ round }) => writtenHash(round))),
      textArray(drawn.map(({ round }) => round.reference)),
      textArray(drawn.map(({ round }) => round.game)),
      bigintArray(drawn.map(({ told, win_minor }) => (told ? win_minor : null))),
      has_facts ? textArray(facts.map((fact) => fact?.kind ?? null)) : null,
      has_facts ? joinedJson(facts.map((fact) => fact?.data)) : null,
      joinedJson(drawn.map(({ told }) => told?.answer)),
      moment,
    ],
  }
}
