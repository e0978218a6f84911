import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { CountedRound } from '../scoring.ts'
import type { NewEntry } from './entry-store.ts'

export interface CountedBet extends NewEntry {
  readonly bet_id: number
  readonly currency: string
  readonly stake_minor: number
  readonly win_minor: number
  readonly is_returned: boolean
  readonly at: Date
  readonly correction: number
}

/** Which of these bets a board counts already. */
export const knownBets = async (db: Executor, bet_ids: readonly number[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ known: string }>`
    select c.board_id || ':' || c.bet_id as known from campaigns_boards.counted_bets c
     where c.bet_id = any(${bet_ids.map(String)}::bigint[])`.execute(db)
  return new Set(rows.map(({ known }) => known))
}

/** Writes bets with their result, or another one than before. The last word on a bet stands, in whichever order it is read. */
export const writeBets = async (tx: Tx, bets: readonly CountedBet[]): Promise<void> => {
  const given = bets.map((bet) => ({ ...bet, board_id: String(bet.board_id), player_id: String(bet.player_id) }))
  await sql`
    insert into campaigns_boards.counted_bets as c (board_id, player_id, bet_id, currency, stake_minor, win_minor, is_returned, at, correction)
    select board_id, player_id, bet_id, currency, stake_minor, win_minor, is_returned, at, correction
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
             as g(board_id bigint, player_id bigint, bet_id bigint, currency text, stake_minor bigint, win_minor bigint, is_returned boolean,
                  at timestamptz, correction int)
     order by board_id, player_id, bet_id
    on conflict (board_id, player_id, bet_id) do update
      set stake_minor = excluded.stake_minor, win_minor = excluded.win_minor, is_returned = excluded.is_returned, correction = excluded.correction
    where excluded.correction >= c.correction`.execute(tx)
}

/** What counts of a player on a board, in the order in which it was settled first. */
export const betsOfEntry = async (db: Executor, { board_id, player_id }: NewEntry): Promise<CountedRound[]> => {
  const { rows } = await sql<{ currency: string; stake_minor: bigint; win_minor: bigint; at: Date }>`
    select currency, stake_minor, win_minor, at from campaigns_boards.counted_bets
     where board_id = ${board_id} and player_id = ${player_id} and not is_returned order by at, bet_id`.execute(db)
  return rows.map(({ stake_minor, win_minor, ...round }) => ({ ...round, stake_minor: Number(stake_minor), win_minor: Number(win_minor) }))
}
