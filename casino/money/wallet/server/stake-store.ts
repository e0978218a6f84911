import { CompiledQuery, sql } from 'kysely'
import type { QueryConfig } from 'pg'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Paid, Settlement } from '../settlements.ts'
import { limitRates } from './limit-rates.ts'
import type { Told } from './round.ts'
import type { RoundStake } from './round-stakes.ts'
import type { SettledRow } from './settle-batch.ts'
import { acceptCall, houseKey, settleCall, storedHash, type AskedRound, type VerdictRow } from './settle-store.ts'
import type { LaterStake } from './stakes.ts'

/** What the ledger makes of a stake; `most` is the highest stake of the terms that it was over. */
export type StakeRow = Pick<SettledRow, 'outcome' | 'cap' | 'till'> & Pick<VerdictRow, 'most'>
/** Purses and what came out of each, in order. */
export type RoundStakeRow = StakeRow & { readonly purses: string[] | null; readonly amounts: bigint[] | null }

interface Asked {
  /** Of everything that the request says: the same key with another one is refused. */
  readonly request_hash: Buffer
  readonly now: Date
}

const only = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (!row) throw new Error('the ledger did not answer')
  return row
}

/** Takes the stake of something that is settled later. */
export const takeLater = async (tx: Tx, stake: LaterStake, { request_hash, now }: Asked): Promise<StakeRow> => {
  const { owner_id, purse, asset, key, reference, game, amount_minor, category = null } = stake
  const { rows } = await sql<StakeRow>`
    select outcome, cap, till, most
      from money_wallet.take_stake(${owner_id}, ${purse}, ${asset}, ${houseKey(key)}, ${storedHash(request_hash)}, ${reference},
                                   ${game}, ${amount_minor}, ${category}, ${now})`.execute(tx)
  return only(rows)
}

const ask = <Row>(tx: Tx, { text, values = [] }: QueryConfig) => tx.executeQuery<Row>(CompiledQuery.raw(text, values))

/** Takes the stakes of many things that are settled later. A row for each, in order. */
export const takeAllLater = async (tx: Tx, stakes: readonly (AskedRound & Pick<Told, 'fact'>)[], now: Date): Promise<VerdictRow[]> => {
  const { rows } = await ask<VerdictRow>(tx, acceptCall(stakes, now))
  const verdicts: VerdictRow[] = []
  for (const row of rows) verdicts[row.place - 1] = row
  // In the order in which the ledger accepted them, which it also expects now.
  const taken = rows.filter((row) => row.outcome === 'accepted' && verdicts[row.place - 1] === row)
  const drawn = taken.map(({ place }) => {
    const round = stakes[place - 1] as (typeof stakes)[number]
    return { round, win_minor: 0n, told: { fact: round.fact, answer: {} } }
  })
  if (drawn.length > 0) await ask(tx, settleCall(drawn, now))
  return verdicts
}

/** Takes the stake of a round of steps out of the purses that pay for it. */
export const takeForRound = async (tx: Tx, stake: RoundStake, key: string, { request_hash, now }: Asked): Promise<RoundStakeRow> => {
  const { owner_id, asset, reference, game, category, amount_minor, least_gap_ms } = stake
  const { rows } = await sql<RoundStakeRow>`
    select outcome, cap, till, most, purses, amounts
      from money_wallet.take_round_stake(${owner_id}, ${asset}, ${key}, ${storedHash(request_hash)}, ${reference}, ${game}, ${category},
                                         ${amount_minor}, ${least_gap_ms}, ${now})`.execute(tx)
  return only(rows)
}

interface PaidRow {
  /** Which of those that were asked for, from 1. */
  readonly place: number
  readonly outcome: 'settled' | 'replayed' | 'key-reused'
}

const hex = (bytes: Buffer): string => String.raw`\x${bytes.toString('hex')}`

/** Pays settlements in one statement. `paid` and `hashes` are theirs, in order. */
export const payAll = async (
  tx: Tx,
  some: readonly Settlement[],
  paid: readonly Paid[],
  { hashes, now }: { readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<PaidRow[]> => {
  const voids = some.some((one) => one.void_reference) ? textArray(some.map((one) => one.void_reference ?? null)) : null
  const finals = some.some((one) => one.is_final_void) ? `{${some.map((one) => one.is_final_void === true).join(',')}}` : null
  const { rows } = await sql<PaidRow>`
    select place, outcome from money_wallet.pay_all(
      ${bigintArray(some.map(({ owner_id }) => owner_id))}::bigint[], ${textArray(paid.map(({ purse }) => purse))}::text[],
      ${textArray(some.map(({ asset }) => asset))}::text[], ${textArray(some.map(({ key }) => houseKey(key)))}::text[],
      ${textArray(hashes.map((one) => hex(storedHash(one))))}::bytea[], ${textArray(some.map(({ reference = null }) => reference))}::text[],
      ${textArray(some.map(({ game }) => game))}::text[], ${bigintArray(paid.map(({ amount_minor }) => amount_minor))}::bigint[],
      ${textArray(paid.map(({ reason }) => reason))}::text[], ${voids}::text[],
      ${finals}::boolean[], ${limitRates}::jsonb, ${now})`.execute(tx)
  return rows
}
