import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import type { SettledRow } from './settle-batch.ts'

/**
 * Lets a player begin a round of play money inside the caller's transaction, which keeps its own books: nothing is taken here. Refuses
 * as `settleInstant` does: `stakes-blocked` { till }, `limit-reached` at the end of the session the player chose, `too-soon` { till,
 * retry_after_ms } before `least_gap_ms` since their last round, whatever it was played for. Source: reliability 12, RP-002.
 */
export const beginPlayMoneyRound = async (tx: Tx, house: House, player_id: bigint, least_gap_ms: number): Promise<void> => {
  const now = house.clock.now()
  const { rows } = await sql<Pick<SettledRow, 'outcome' | 'cap' | 'till'>>`
    select outcome, cap, till from money_wallet.begin_play_money(${player_id}, ${least_gap_ms}, ${now})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the ledger did not answer')
  refuseOutcome(row, now, '')
}
