import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { announce } from '#kernel/facts/announce.ts'
import { sql } from 'kysely'
import { BalanceChanged } from '../events.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { InstantRound } from './round.ts'
import { houseKey, settleCall, type SettledRow } from './settle-store.ts'

/** A stake whose outcome comes later (a bet), or what it brought. */
export interface LaterStake {
  readonly owner_id: bigint
  readonly purse: string
  readonly asset: string
  /** Unique for the owner: `bet:17:stake`, `bet:17:settlement:2`. */
  readonly key: string
  /** What it is about, once in the house's life: `bet:17:stake`. */
  readonly reference: string
  /** Slug or kind; for the player's history. */
  readonly game: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
}

const settleOne = async (tx: Tx, house: House, stake: LaterStake, amounts: { stake_minor: bigint; win_minor: bigint }): Promise<void> => {
  const { amount_minor, key, ...rest } = stake
  if (amount_minor <= 0n) throw new RangeError('the amount is not above zero')
  const request_hash = createHash('sha256')
    .update([rest.purse, rest.asset, rest.reference, rest.game, amounts.stake_minor, amounts.win_minor].join('\n'))
    .digest()
  const round: InstantRound = { ...rest, ...amounts, key: houseKey(key), request_hash, fact: null, answer: {} }
  const { values } = settleCall([round], house.clock.now())
  const { rows } = await sql<SettledRow>`
    select outcome, balance_after, stored_answer, cap, till from money_wallet.settle(${sql.join(values ?? [])})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the ledger did not answer')
  refuseOutcome(row, house.clock.now())
  if (row.outcome === 'settled' && stake.owner_id > 0n)
    await announce(tx, house, [BalanceChanged({ reason: amounts.stake_minor > 0n ? 'stake' : 'win' }, stake.owner_id)])
}

/**
 * Takes the stake of something that is settled later, inside the caller's transaction, under the same controls as an
 * instant round. Idempotent by key. Refusals as `settleInstant`. Source: reliability 12.
 */
export const takeStake = (tx: Tx, house: House, stake: LaterStake): Promise<void> =>
  settleOne(tx, house, stake, { stake_minor: stake.amount_minor, win_minor: 0n })

/**
 * Pays what an accepted stake brought (or gives it back), inside the caller's transaction. Never refused, whatever the
 * player's controls say by now; counts against losses. Idempotent by key. Source: reliability 13.
 */
export const payWin = (tx: Tx, house: House, win: LaterStake): Promise<void> =>
  settleOne(tx, house, win, { stake_minor: 0n, win_minor: win.amount_minor })
